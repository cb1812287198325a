import { InProgress } from '../features/in-progress/in-progress.tsx';

export function EditGrcTemplatePage() {
  return <InProgress title="edit-grc-template.title" />;
}
