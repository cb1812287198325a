import { InProgress } from '../features/in-progress/in-progress.tsx';

export function ViewGrcTemplatePage() {
  return <InProgress title="view-grc-template.title" />;
}
