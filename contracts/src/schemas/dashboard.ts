import Type, { type Static } from 'typebox';
import { Id, Timestamp, Title, closed, named, oneOf, ref } from './base.ts';
import { organizationQuery } from './list.ts';
import { RiskFlowStatus } from './risk-flow.ts';
import { RiskSeverity, RiskStatus } from './risk.ts';
import { TaskStatus } from './task.ts';

/** One week, one month, three months, one year; back from now. */
export const DASHBOARD_RANGES = ['1w', '1m', '3m', '1y'] as const;
export type DashboardRange = (typeof DASHBOARD_RANGES)[number];

export const DashboardQuery = Type.Object(
  {
    ...organizationQuery,
    range: Type.Optional(Type.Unsafe<DashboardRange>({ ...oneOf(DASHBOARD_RANGES, 'Period of the timeline and of both recent tables'), default: '1m' })),
  },
  closed,
);
export type DashboardQuery = Static<typeof DashboardQuery>;

const count = Type.Integer({ minimum: 0 });
const recent = { maxItems: 5 };

/** Counts are of everything that the caller may see; the timeline and the recent tables are of the range. */
export const Dashboard = named(
  'Dashboard',
  Type.Object(
    {
      risk_status: Type.Array(Type.Object({ _id: ref(RiskStatus), count }, closed), { description: 'As stored; they add up to all risks, archived ones too' }),
      task_status: Type.Array(Type.Object({ _id: ref(TaskStatus), count }, closed), { description: 'Empty for a role that may not read tasks' }),
      risk_flow_status: Type.Array(Type.Object({ _id: ref(RiskFlowStatus), count }, closed)),
      completed_flows_timeline: Type.Array(Type.Object({ _id: Type.String({ format: 'date', description: 'Day, in UTC' }), count }, closed), {
        maxItems: 367,
        description: 'Flows completed per day, oldest day first; days without any are left out',
      }),
      total_completed_flows: Type.Integer({ minimum: 0, description: 'Flows that were ever completed, archived ones too' }),
      completed_flows: Type.Array(
        Type.Object({ id: Id, risk_id: Id, risk_title: Title(200), risk_severity: ref(RiskSeverity), completed_at: Timestamp }, closed),
        recent,
      ),
      archived_risks: Type.Array(Type.Object({ id: Id, title: Title(200), severity: ref(RiskSeverity), archived_at: Timestamp }, closed), recent),
    },
    closed,
  ),
);
export type Dashboard = Static<typeof Dashboard>;
