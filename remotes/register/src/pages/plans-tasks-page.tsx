import { useT } from '@parapet/sdk';

export function PlansTasksPage() {
  const t = useT('register');
  return <h1>{t('plans-tasks.title')}</h1>;
}
