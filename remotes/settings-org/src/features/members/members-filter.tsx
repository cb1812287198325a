import { ROLES, type Member } from '@parapet/contracts';
import { useRoleText, useSearchBox, type FilterChip } from '@parapet/sdk';
import { FilterBar, Text } from '@parapet/ui';
import { FilterMenu } from '@parapet/ui/filters';
import { useTexts } from '../../locales/use-texts.ts';
import type { MemberFilters } from './member-list.ts';

interface MembersFilterProps {
  /** The members to filter; undefined until they are loaded. */
  members: readonly Member[] | undefined;
  /** How many match. */
  found: number;
  filters: MemberFilters;
  onChange: (change: Partial<MemberFilters>) => void;
  chips: readonly FilterChip[];
  onClear: () => void;
}

/** Search and role, above the members and for the invitations too. */
export function MembersFilter({ members, found, filters: { q, role }, onChange, chips, onClear }: MembersFilterProps) {
  const t = useTexts();
  const roleText = useRoleText();
  const box = useSearchBox(q, (text) => onChange({ q: text }));
  const countOf = (one: Member['role']) => members?.filter((member) => member.role === one).length;
  return (
    <FilterBar
      search={{ ...box, label: t('members.search') }}
      active={chips}
      onClear={onClear}
      actions={
        members && (
          <Text size="sm" c="dimmed" component="output">
            {t('members.found', { count: found })}
          </Text>
        )
      }
    >
      <FilterMenu
        label={t('members.role')}
        any={t('members.all-roles')}
        options={ROLES.map((value) => {
          const count = countOf(value);
          return { value, label: roleText(value), ...(count !== undefined && { count }) };
        })}
        value={role}
        onChange={(chosen) => onChange({ role: chosen })}
      />
    </FilterBar>
  );
}
