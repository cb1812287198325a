import Type, { type Static } from 'typebox';
import { Id, TimeZone, Timestamp, Title, closed, named, oneOf, ref } from '../base.ts';
import { organizationQuery } from '../list.ts';
import { RiskFlowStatus } from './risk-flow-status.ts';
import { RiskSeverity, RiskStatus } from './risk.ts';
import { TaskStatus } from './task.ts';

/** The last week, month, three months or year. */
export const DASHBOARD_RANGES = ['1w', '1m', '3m', '1y'] as const;
export type DashboardRange = (typeof DASHBOARD_RANGES)[number];

export const DashboardQuery = Type.Object(
  {
    ...organizationQuery,
    range: Type.Optional(
      Type.Unsafe<DashboardRange>({
        ...oneOf(DASHBOARD_RANGES, 'Period of the timeline and of both lists'),
        default: '1m',
      }),
    ),
    time_zone: Type.Optional(Type.Unsafe<string>({ ...TimeZone, description: 'By default that of the reader' })),
  },
  closed,
);
export type DashboardQuery = Static<typeof DashboardQuery>;

const count = Type.Integer({ minimum: 0 });
const newest = { maxItems: 5 };

/** The counts cover everything that the caller may see; the timeline and the two lists cover the range. */
export const Dashboard = named(
  'Dashboard',
  Type.Object(
    {
      risk_status: Type.Array(Type.Object({ _id: ref(RiskStatus), count }, closed), {
        description: 'By stored status; the sum is the number of all risks, including archived ones',
      }),
      task_status: Type.Array(Type.Object({ _id: ref(TaskStatus), count }, closed), {
        description: 'Empty for a role that may not read tasks',
      }),
      risk_flow_status: Type.Array(Type.Object({ _id: ref(RiskFlowStatus), count }, closed)),
      completed_flows_timeline: Type.Array(
        Type.Object({ _id: Type.String({ format: 'date', description: 'First day of the period' }), count }, closed),
        {
          maxItems: 367,
          description:
            'Completed flows for each day of a week or a month, each week of three months, each month of a year; oldest first, with those without any',
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
        Type.Object(
          { id: Id, risk_id: Id, risk_title: Title(200), risk_severity: ref(RiskSeverity), completed_at: Timestamp },
          closed,
        ),
        newest,
      ),
      archived_risks: Type.Array(
        Type.Object({ id: Id, title: Title(200), severity: ref(RiskSeverity), archived_at: Timestamp }, closed),
        newest,
      ),
    },
    closed,
  ),
);
export type Dashboard = Static<typeof Dashboard>;
