import { toDay } from '@parapet/sdk';
import { useState } from 'react';

/** The day on which the page was opened, where the person is. */
export function useToday(): string {
  const [today] = useState(() => toDay(new Date()));
  return today;
}
