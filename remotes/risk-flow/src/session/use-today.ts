import { toDay } from '@parapet/sdk';
import { useState } from 'react';

/** The day on which the part was first shown, `2026-03-01`. */
export function useToday(): string {
  const [today] = useState(() => toDay(new Date()));
  return today;
}
