import { useEffect, useEffectEvent, useRef } from 'react';
import { fieldId, type FormController } from './form-controller.ts';
import { focusFirst } from './focus-first.ts';
import type { Segments } from './path.ts';

/** Frames to wait for a field that appears only now, in a tab that has just been opened. */
const MOST_FRAMES = 20;

/** Focuses the first field of these paths on the page. A path inside a field also stands for the field itself. */
export function focusPaths(formId: string, paths: readonly Segments[], frames = MOST_FRAMES): void {
  const ids = paths.flatMap((path) => path.map((_, index) => fieldId(formId, path.slice(0, path.length - index))));
  if (!focusFirst(ids) && frames > 0) requestAnimationFrame(() => focusPaths(formId, paths, frames - 1));
}

/** Runs once the messages are on the page, so that the focused field is read out together with its message. */
export function useFocusAfterFailure(
  controller: FormController,
  failures: number,
  onInvalid?: (first: string) => void,
): void {
  const handled = useRef(0);
  const showFirst = useEffectEvent((first: Segments | undefined) => {
    if (first !== undefined) onInvalid?.(first.join('.'));
  });
  useEffect(() => {
    if (failures === handled.current) return;
    handled.current = failures;
    const paths = controller.store.messages().map(({ path }) => path);
    showFirst(paths[0]);
    if (paths.length > 0) focusPaths(controller.formId, paths);
  }, [controller, failures]);
}
