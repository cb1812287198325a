import { useRef, useState } from 'react';

/** What the button that opened the form of a new task does with it. */
export interface TaskFormHandle {
  /** Closes the form, after a question when something was typed. */
  cancel: () => void;
}

/** The form of a new task, and the button that opens it and then reads 'Cancel'. */
export function useAddTask() {
  const [adding, setAdding] = useState(false);
  const handle = useRef<TaskFormHandle>(null);
  return {
    adding,
    toggle: () => (adding ? handle.current?.cancel() : setAdding(true)),
    /** For the `TaskForm`, which is there while `adding`. */
    form: { handle, onClose: () => setAdding(false) },
  };
}
