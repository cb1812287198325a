import { Badge, Group } from '@parapet/ui';

/** Names that a line has room for. */
const SHOWN = 2;

/** Names of the domains or assets that a member is responsible for; of many, the first and how many more. */
export function ScopeNames({ names }: { names: readonly string[] }) {
  return (
    <Group gap="xs">
      {names.slice(0, SHOWN).map((name) => (
        <Badge key={name} title={name}>
          {name}
        </Badge>
      ))}
      {names.length > SHOWN && <Badge title={names.slice(SHOWN).join(', ')}>{`+${names.length - SHOWN}`}</Badge>}
    </Group>
  );
}
