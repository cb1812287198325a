import { ACTIONS, type TokenScope } from '@parapet/contracts/rules';
import { useFormat } from '@parapet/sdk';
import { useTexts } from '../locales/use-texts.ts';

/** Resources that operations need. */
export const TOKEN_RESOURCES = ['risks', 'assets', 'tasks', 'organizations'] as const;

/** What the scopes of a token allow, in short texts: 'Read everything', 'Risks: create, change'. */
export function useScopeTexts(): (scopes: readonly TokenScope[]) => string[] {
  const t = useTexts();
  const format = useFormat();
  return (scopes) => [
    ...(scopes.includes('read') ? [t('tokens.scope.read')] : []),
    ...TOKEN_RESOURCES.flatMap((resource) => {
      const actions = ACTIONS.filter((action) => scopes.includes(`${resource}/${action}`)).map((action) =>
        t(`tokens.action.${action}`).toLocaleLowerCase(),
      );
      return actions.length === 0
        ? []
        : [t('tokens.may', { resource: t(`tokens.resource.${resource}`), actions: format.list(actions) })];
    }),
  ];
}
