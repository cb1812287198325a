import { ACTIONS, PERMISSIONS, type TokenScope } from '@parapet/contracts/rules';
import { useSession } from '@parapet/sdk';
import { Stack } from '@parapet/ui';
import { CheckboxField, CheckboxGroup } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import { TOKEN_RESOURCES } from '../../access/use-scope-texts.ts';

interface TokenScopesProps {
  value: readonly TokenScope[];
  onChange: (scopes: readonly TokenScope[]) => void;
  error: string | null;
}

/** What a token may do, of what the person's role allows now: reading everything, and single actions on each resource. */
export function TokenScopes({ value, onChange, error }: TokenScopesProps) {
  const t = useTexts();
  const { role } = useSession();
  const readsAll = value.includes('read');
  const toggleAll = (on: boolean) =>
    onChange(
      on ? ['read', ...value.filter((scope) => !scope.endsWith('read'))] : value.filter((scope) => scope !== 'read'),
    );
  const offered = TOKEN_RESOURCES.map((resource) => ({
    resource,
    options: ACTIONS.filter(
      (action) => PERMISSIONS[role][resource].includes(action) && !(readsAll && action === 'read'),
    ).map((action) => ({ value: `${resource}/${action}` as const, label: t(`tokens.action.${action}`) })),
  }));
  return (
    <Stack gap="sm">
      <CheckboxField
        label={t('tokens.scope.read')}
        hint={t('tokens.scope-hint.read')}
        required={false}
        value={readsAll}
        onChange={toggleAll}
        error={error}
      />
      {offered.map(
        ({ resource, options }) =>
          options.length > 0 && (
            <CheckboxGroup
              key={resource}
              label={t(`tokens.resource.${resource}`)}
              hint={t(`tokens.resource-hint.${resource}`)}
              inline
              required={false}
              options={options}
              value={value.filter((scope) => scope !== 'read')}
              onChange={(chosen) =>
                onChange([...value.filter((scope) => !scope.startsWith(`${resource}/`)), ...chosen])
              }
            />
          ),
      )}
    </Stack>
  );
}
