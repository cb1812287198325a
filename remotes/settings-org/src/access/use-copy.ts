import { useNotify } from '@parapet/sdk';

const TOAST = 3_000;

/** Copies a text and says so; without permission to the clipboard it asks the person to select the text. */
export function useCopy({ copied, failed }: { copied: string; failed: string }) {
  const notify = useNotify();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(copied, { duration: TOAST });
    } catch {
      notify.error(failed);
    }
  };
}
