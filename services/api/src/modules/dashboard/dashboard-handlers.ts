import { DEFAULT_RANGE } from '@parapet/contracts/rules';
import type { HandlersOf } from '../../pipeline/operation-types.ts';
import type { Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { dashboardOf } from './dashboard-service.ts';

export function dashboardHandlers({ store }: { store: Store }): HandlersOf<'getDashboard'> {
  return { getDashboard: ({ caller, query: { range = DEFAULT_RANGE } }) => dashboardOf(readAs(store, caller), caller.member, range, new Date()) };
}
