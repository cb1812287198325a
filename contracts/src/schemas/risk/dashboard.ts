import Type, { type Static } from 'typebox';
import { Id, TimeZone, Timestamp, Title, described, namedObject, nullable, object, oneOf, ref } from '../base.ts';
import { organizationQuery } from '../list.ts';
import { FirstSteps } from '../organization/sample-data.ts';
import { RiskFlowStatus } from './risk-flow-status.ts';
import { RiskSeverity, RiskStatus } from './risk.ts';
import { TaskStatus } from './task.ts';

/** The last week, month, three months or year. */
export const DASHBOARD_RANGES = ['1w', '1m', '3m', '1y'] as const;
export type DashboardRange = (typeof DASHBOARD_RANGES)[number];

export const DashboardQuery = object({
  ...organizationQuery,
  range: Type.Optional(
    Type.Unsafe<DashboardRange>({
      ...oneOf(DASHBOARD_RANGES, 'Period of the timeline and of both lists'),
      default: '1m',
    }),
  ),
  time_zone: Type.Optional(described(TimeZone, 'By default that of the reader')),
});
export type DashboardQuery = Static<typeof DashboardQuery>;

const count = Type.Integer({ minimum: 0 });
const newest = { maxItems: 5 };

/** The counts cover everything that the caller may see; the timeline and the two lists cover the range. */
export const Dashboard = namedObject('Dashboard', {
  risk_status: Type.Array(object({ _id: ref(RiskStatus), count }), {
    description: 'By stored status; the sum is the number of all risks, including archived ones',
  }),
  task_status: Type.Array(object({ _id: ref(TaskStatus), count }), {
    description: 'Empty for a role that may not read tasks',
  }),
  risk_flow_status: Type.Array(object({ _id: ref(RiskFlowStatus), count })),
  completed_flows_timeline: Type.Array(
    object({ _id: Type.String({ format: 'date', description: 'First day of the period' }), count }),
    {
      maxItems: 367,
      description:
        'Completed flows for each day of a week or a month, each week of three months or a year; oldest first, with those without any',
    },
  ),
  critical_risks: Type.Integer({
    minimum: 0,
    description: 'Risks with a critical score (above 15), of all that `risk_status` counts',
  }),
  total_completed_flows: Type.Integer({
    minimum: 0,
    description: 'Flows that were ever completed, including archived ones',
  }),
  completed_flows: Type.Array(
    object({ id: Id, risk_id: Id, risk_title: Title(200), risk_severity: ref(RiskSeverity), completed_at: Timestamp }),
    newest,
  ),
  archived_risks: Type.Array(
    object({ id: Id, title: Title(200), severity: ref(RiskSeverity), archived_at: Timestamp }),
    newest,
  ),
  first_steps: described(
    nullable(ref(FirstSteps)),
    'For admins, while their organization is younger than 30 days or holds sample data; otherwise null',
  ),
});
export type Dashboard = Static<typeof Dashboard>;
