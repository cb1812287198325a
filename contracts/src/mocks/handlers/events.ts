import { SSE_TYPE } from '../../rules/index.ts';
import { linesOf } from '../listeners.ts';
import { memberOf, mock, organizationOf } from '../mock.ts';
import { newsLine } from '../news.ts';
import { MockProblem } from '../problem.ts';

/** Lines that one person may have open. */
const MOST_LINES = 20;

export const eventMocks = [
  mock('streamEvents', ({ query }, context) => {
    if (query.organization_id !== undefined) organizationOf(context, query.organization_id);
    const member = memberOf(context);
    if (linesOf(context.state, member.user_id) >= MOST_LINES) {
      throw new MockProblem(429, 'too_many_streams', 'Too many pages of yours are open. Close some of them.', undefined, { 'retry-after': '30' });
    }
    const headers = { 'content-type': SSE_TYPE, 'x-accel-buffering': 'no' };
    return { status: 200, body: newsLine(context, member, query.entity), headers };
  }),
];
