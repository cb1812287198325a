import { Group, Stack, Text } from '@parapet/ui';
import type { ReactNode } from 'react';
import classes from './entry-list.module.css';

export interface ListEntry {
  id: string;
  name: string;
  /** Behind the name. */
  badge?: ReactNode;
  /** One line below. */
  facts: string;
  action?: ReactNode;
}

/** Names with a line of facts, one below the other. */
export function EntryList({ label, entries }: { label: string; entries: readonly ListEntry[] }) {
  return (
    <ul aria-label={label}>
      {entries.map(({ id, name, badge, facts, action }) => (
        <li key={id} className={classes.entry}>
          <Stack gap={2} className={classes.what}>
            <Group gap="xs">
              <span className={classes.name} dir="auto">
                {name}
              </span>
              {badge}
            </Group>
            <Text size="sm" c="dimmed">
              {facts}
            </Text>
          </Stack>
          {action}
        </li>
      ))}
    </ul>
  );
}
