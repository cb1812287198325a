/**
 * Texts that audit entries often contain, for their compression. They are part of the file format: none may ever change, as entries can be unpacked
 * only with the text that they were packed with. When the fields of a collection change, its entries are packed a little less well. A text
 * for another collection needs a new mark in `packing.ts`, as the earlier entries of that collection were packed without it.
 */

/** Of the first version. */
export const FIRST_COMMON =
  '{"action":"update","action":"delete","previous_hash":null,"hash":"","entity":"risks","entity_id":"","version":1,"action":"create","at":"2026-01-01T00:00:00.000Z",' +
  '"actor_id":"system","request_id":"req-","after":{"name":"","title":"","description":"","status":"","created_by":null,"created_at":"2026-","updated_at":"2026-"';

/** For all documents; what is more frequent comes later. */
export const COMMON =
  '"previous_hash":"","after":null,"number":,"root":"","leaves":[{"signature":"","actor_id":"system","request_id":"","action":"delete","action":"update","at":"20' +
  '{"entity":"risks","entity_id":"","version":1,"action":"create","at":"2026-01-01T00:00:00.000Z","actor_id":"","request_id":null,"after":{"name":"","title":"",' +
  '"description":"","status":"active","template_id":null,"attributes":{},"created_by":"","_id":"","organization_id":"","version":1,"created_at":"2026-","updated_at":"2026-' +
  '"},"previous_hash":null,"hash":"';

const RISK =
  '"critical""high""low""identified""assessing""mitigating""mitigated""monitored""accepted""closed""archived"' +
  ',"flow":{"id":"","status":"in-progress"},"after":{"title":"","description":"","category":"","severity":"medium","status":"open","impact_level":3,"probability":3,' +
  '"owner_id":null,"reviewer_id":null,"asset_id":null,"domain_id":null,"table_id":null,"template_id":null,"template_answers":{},"selected_assets":[],' +
  '"selected_scenarios":[],"custom_questions":[],"risk_score":9,"created_by":"","archived_at":null,"flow":null,"_id":"';

const FLOW =
  '"draft""completed""archived""treatment_plan":{"title":"","description":"","priority":"high","timeline":"","assignedTo":"","estimatedCost":""},' +
  '"after":{"status":"in-progress","current_step":1,"assigned_to":null,"selected_assets":["],"selected_properties":[],"selected_scenarios":[],"asset_comments":{},' +
  '"property_comments":{},"scenario_comments":{},"asset_scenario_evaluations":{},"treatment_description":"","risk_id":"","treatment_plan":null,' +
  '"scenario_assessments":{},"risk_title":"","risk_severity":"medium","names":{},"created_by":"","completed_at":null,"archived_at":null,"risk_domain_id":"",' +
  '"open_risk_id":"","evaluated_risks":[],"_id":"';

const PLAN =
  '"completed""critical""medium""low","actions":[{"id":"","title":"","status":"pending","due_date":"},"after":{"risk_flow_id":"","status":"in-progress","title":"",' +
  '"description":"","assigned_to":"","priority":"high","estimated_cost":"","timeline":"","actions":[],"risk_id":"","created_by":"","completed_at":null,"risk_domain_id":"","_id":"';

const TASK =
  '"in-progress""completed""cancelled""after":{"title":"","description":"","risk_id":"","status":"pending","due_date":"2026-","assigned_to":null,"created_by":"",' +
  '"risk_domain_id":"","_id":"';

const ASSET =
  '"Low""Medium""High""Critical""after":{"name":"","description":"","type":"","status":"","risk_level":null,"template_id":null,"linked_properties":["],"attributes":{},"_id":"';

const PROPERTY =
  '"after":{"name":"","description":"","type":"","category":"","template_id":null,"linked_scenarios":["],"attributes":{},"linked_at":{},"_id":"';

const SCENARIO = '"after":{"title":"","description":"","template_id":null,"threat_actors":["],"attributes":{},"_id":"';

/** By the name of the collection. */
export const TYPICAL: ReadonlyMap<string, string> = new Map([
  ['risks', RISK],
  ['risk_flows', FLOW],
  ['treatment_plans', PLAN],
  ['tasks', TASK],
  ['assets', ASSET],
  ['properties', PROPERTY],
  ['risk_scenarios', SCENARIO],
]);
