import type { TaskRow } from '@parapet/contracts';
import { useState } from 'react';

/** The tasks of a list with the one that is being edited, which must not vanish under the person when somebody deletes it. */
export function useEditedTask() {
  const [edited, setEdited] = useState<TaskRow | null>(null);
  return {
    isEditing: edited !== null,
    setEdited,
    withEdited: (tasks: readonly TaskRow[]): readonly TaskRow[] =>
      edited === null || tasks.some(({ id }) => id === edited.id) ? tasks : [...tasks, edited],
  };
}
