import { InProgress } from '../features/in-progress/in-progress.tsx';

export function GrcTemplatesPage() {
  return <InProgress title="grc-templates.title" />;
}
