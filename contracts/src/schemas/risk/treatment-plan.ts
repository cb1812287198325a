import Type, { type Static } from 'typebox';
import {
  Assignee,
  AssigneeInput,
  Day,
  DayInput,
  Id,
  Line,
  Text,
  Timestamp,
  Title,
  described,
  named,
  namedObject,
  nullable,
  object,
  oneOf,
  optional,
  record,
  ref,
} from '../base.ts';
import { Level } from '../level.ts';
import { MAX_PAGE, anyOf, organizationQuery, page, paging, search, sortBy } from '../list.ts';

/** The message for a plan without title, description or assignee. */
export const PLAN_INCOMPLETE = 'Please fill in all required treatment plan fields';

export const ACTION_STATUSES = ['pending', 'in-progress', 'completed'] as const;

/** An action of a plan. It is saved while it is being written, so texts may be empty. */
export const TreatmentAction = namedObject('TreatmentAction', {
  id: Id,
  title: Line(200),
  description: Text(5000),
  responsible: Line(320),
  dueDate: nullable(Day),
  status: oneOf(ACTION_STATUSES),
});
export type TreatmentAction = Static<typeof TreatmentAction>;

const { title: actionTitle, ...otherActionFields } = TreatmentAction.properties;

/** The same in a request. */
export const TreatmentActionInput = namedObject(
  'TreatmentActionInput',
  { title: actionTitle, ...optional({ ...otherActionFields, dueDate: DayInput }) },
  { description: 'A missing id is made, texts are empty, and the status is pending by default' },
);
export type TreatmentActionInput = Static<typeof TreatmentActionInput>;

export const TREATMENT_PLAN_STATUSES = ['draft', 'in-progress', 'completed'] as const;
export const TreatmentPlanStatus = named('TreatmentPlanStatus', oneOf(TREATMENT_PLAN_STATUSES));
export type TreatmentPlanStatus = Static<typeof TreatmentPlanStatus>;

/** The fields that a person may set. A plan is saved while it is being written, so texts may be empty. */
const editable = {
  title: Line(200),
  description: Text(10_000),
  assigned_to: Type.String({
    maxLength: 320,
    description: "A user's id, or the e-mail address of a member; empty for nobody",
  }),
  priority: ref(Level),
  estimated_cost: Line(200),
  timeline: Line(200),
  actions: Type.Array(ref(TreatmentAction), { maxItems: 100 }),
};
const settable = {
  ...editable,
  assigned_to: AssigneeInput,
  actions: Type.Array(ref(TreatmentActionInput), { maxItems: 100 }),
};
/** Completing is a separate operation. */
const SettableStatus = oneOf(['draft', 'in-progress']);
/** Sent by the product's screens, although the server knows the caller. */
const creator = (description: string) => Type.Optional(described(Id, description));
const links = { risk_id: Id, risk_flow_id: nullable(Id) };

export const TreatmentPlan = namedObject('TreatmentPlan', {
  ...record,
  ...links,
  ...editable,
  status: ref(TreatmentPlanStatus),
  created_by: Id,
  completed_at: nullable(Timestamp),
});
export type TreatmentPlan = Static<typeof TreatmentPlan>;

/** A plan in a list, with the title of its risk. */
export const TreatmentPlanRow = namedObject('TreatmentPlanRow', {
  ...TreatmentPlan.properties,
  risk_title: nullable(Title(200)),
});
export type TreatmentPlanRow = Static<typeof TreatmentPlanRow>;

/** Counts of plans. */
export const TreatmentPlanSummary = namedObject('TreatmentPlanSummary', {
  total: Type.Integer({ minimum: 0 }),
  mine: Type.Integer({ minimum: 0, description: 'Assigned to the caller' }),
});
export type TreatmentPlanSummary = Static<typeof TreatmentPlanSummary>;

export const TreatmentPlanPage = page('TreatmentPlanPage', TreatmentPlanRow);

export const TreatmentPlanCreate = namedObject('TreatmentPlanCreate', {
  organization_id: Id,
  risk_id: Id,
  ...optional({ risk_flow_id: links.risk_flow_id, status: SettableStatus, ...settable }),
  created_by: creator('The caller, who is stored as the creator, or `unknown`; anybody else is refused'),
});
export type TreatmentPlanCreate = Static<typeof TreatmentPlanCreate>;

/** The body of the creation can be sent again as a change, so fields that cannot change are allowed. Which status is allowed depends on the stored one. */
export const TreatmentPlanUpdate = namedObject(
  'TreatmentPlanUpdate',
  {
    ...optional({ status: ref(TreatmentPlanStatus), ...settable, ...links }),
    created_by: creator('The creator, who stays the same, or the caller, or `unknown`; anybody else is refused'),
  },
  { minProperties: 1 },
);
export type TreatmentPlanUpdate = Static<typeof TreatmentPlanUpdate>;

export const TreatmentPlanQuery = object({
  ...organizationQuery,
  ...paging,
  sort: sortBy('title', 'status', 'priority', 'next_action', 'created_at', 'updated_at'),
  q: search('title or description'),
  risk_id: anyOf(Id, MAX_PAGE),
  risk_flow_id: anyOf(Id, MAX_PAGE),
  status: anyOf(ref(TreatmentPlanStatus), 3),
  assigned_to: Type.Optional(Assignee),
});
export type TreatmentPlanQuery = Static<typeof TreatmentPlanQuery>;
