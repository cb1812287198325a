import { expectTypeOf, test } from 'vitest';
import type {
  ChangeId,
  CreateId,
  OperationBody,
  OperationInput,
  OperationResult,
  PagedId,
  QueryId,
  RemoveId,
  UpdateId,
} from './operation-types.ts';
import type { Me } from './schemas/organization/me.ts';
import type { Risk, RiskCreate, RiskUpdate } from './schemas/risk/risk.ts';

test('a call takes path, query, body and versions in one object', () => {
  expectTypeOf<OperationInput<'getRisk'>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<OperationInput<'createRisk'>>().toEqualTypeOf<{ body: RiskCreate }>();
  expectTypeOf<OperationInput<'updateRisk'>>().toEqualTypeOf<{
    id: string;
    body: RiskUpdate;
    version?: number;
    overwrites?: number;
  }>();
  expectTypeOf<OperationInput<'deleteAsset'>>().toEqualTypeOf<{ id: string; version?: number }>();
  expectTypeOf<OperationInput<'removeMember'>>().toEqualTypeOf<{
    orgId: string;
    userId: string;
    hand_over_to?: string;
    version?: number;
  }>();
  expectTypeOf<OperationInput<'completeRiskFlow'>>().toExtend<{ id: string; version?: number; body?: unknown }>();
  expectTypeOf<OperationInput<'listRisks'>['organization_id']>().toEqualTypeOf<string>();
  expectTypeOf<OperationBody<'createRisk'>>().toEqualTypeOf<RiskCreate>();
});

test('a call answers with the body of its success', () => {
  expectTypeOf<OperationResult<'getRisk'>>().toEqualTypeOf<Risk>();
  expectTypeOf<OperationResult<'createRisk'>>().toEqualTypeOf<Risk>();
  expectTypeOf<OperationResult<'listRisks'>['items']>().toEqualTypeOf<Risk[]>();
  expectTypeOf<OperationResult<'getMe'>>().toEqualTypeOf<Me>();
  expectTypeOf<OperationResult<'deleteRisk'>>().toEqualTypeOf<undefined>();
});

test('operation ids are grouped into queries, paged lists, creations, updates and removals', () => {
  expectTypeOf<'listRisks' | 'getAsset' | 'getMe' | 'getDashboard'>().toExtend<QueryId>();
  expectTypeOf<Extract<'createRisk' | 'streamEvents' | 'signIn', QueryId>>().toBeNever();
  expectTypeOf<'listRisks' | 'listAssetTemplateCategories' | 'listRiskNotes'>().toExtend<PagedId>();
  expectTypeOf<Extract<'getRisk' | 'getDashboard', PagedId>>().toBeNever();
  expectTypeOf<'createRisk' | 'createAsset'>().toExtend<CreateId>();
  expectTypeOf<Extract<'addRiskNote' | 'addMember', CreateId>>().toBeNever();
  expectTypeOf<'updateRisk' | 'updateGrcTemplate' | 'archiveRisk' | 'completeTreatmentPlan'>().toExtend<UpdateId>();
  expectTypeOf<'deleteRisk' | 'deleteTask'>().toExtend<RemoveId>();
  expectTypeOf<CreateId | UpdateId | RemoveId>().toExtend<ChangeId>();
});
