/** What new assets, properties, risk scenarios and tasks hold where their maker said nothing. */
import type { Asset, AssetCreate } from '../schemas/asset.ts';
import type { Property, PropertyCreate } from '../schemas/property.ts';
import type { RiskScenario, RiskScenarioCreate } from '../schemas/risk-scenario.ts';
import type { Task, TaskCreate } from '../schemas/task.ts';
import { DEFAULT_TASK_STATUS } from './task-status.ts';
import { parseThreatActors } from './template-values.ts';

type Stored = 'id' | 'organization_id' | 'version' | 'created_at' | 'updated_at';

/** The fields of an asset that do not come from the store. */
export type AssetFields = Omit<Asset, Stored>;

export function newAsset(input: AssetCreate): AssetFields {
  const { organization_id: _, name, ...given } = input;
  return {
    name: name.trim(),
    description: '',
    type: '',
    status: '',
    risk_level: null,
    linked_properties: [],
    template_id: null,
    attributes: {},
    ...given,
  };
}

/** The fields of a property that do not come from the store. */
export type PropertyFields = Omit<Property, Stored>;

export function newProperty(input: PropertyCreate): PropertyFields {
  const { organization_id: _, name, ...given } = input;
  return {
    name: name.trim(),
    type: '',
    category: '',
    value: '',
    description: '',
    linked_scenarios: [],
    linked_risks: [],
    template_id: null,
    attributes: {},
    ...given,
  };
}

/** The fields of a scenario that come neither from the store nor from the properties that name it. */
export type ScenarioFields = Omit<RiskScenario, Stored | 'linked_properties'>;

export function newScenario(input: RiskScenarioCreate): ScenarioFields {
  const { organization_id: _, title, threat_actors, ...given } = input;
  return { linked_controls: [], attributes: {}, ...given, title: title.trim(), threat_actors: parseThreatActors(threat_actors) };
}

/** The fields of a task that do not come from the store. */
export type TaskFields = Omit<Task, Stored>;

/** @param createdBy id of the person */
export function newTask(input: TaskCreate, createdBy: string): TaskFields {
  const { organization_id: _, title, ...given } = input;
  return { title: title.trim(), description: '', risk_id: null, status: DEFAULT_TASK_STATUS, due_date: null, assigned_to: null, ...given, created_by: createdBy };
}
