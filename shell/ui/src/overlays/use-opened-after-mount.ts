import { useEffect, useState } from 'react';

/** `opened`, but false in the first render: Mantine keeps where the focus was only when an overlay opens after it was mounted. */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown && opened;
}
