import { useUrlState } from '@parapet/sdk';

export type RegisterView = 'list' | 'matrix';

/** Whether the register is a list or the matrix, as the URL has it. */
export function useRegisterView(): [RegisterView, (view: RegisterView) => void] {
  const [chosen, choose] = useUrlState('view', 'list');
  return [chosen === 'matrix' ? 'matrix' : 'list', choose];
}
