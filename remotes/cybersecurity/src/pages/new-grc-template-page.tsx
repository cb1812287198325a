import { InProgress } from '../features/in-progress/in-progress.tsx';

export function NewGrcTemplatePage() {
  return <InProgress title="new-grc-template.title" />;
}
