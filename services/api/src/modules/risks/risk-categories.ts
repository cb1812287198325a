/** The categories of an organization's risks, and their names. */
import type { RiskCategoryPage, RiskCategoryQuery, RiskCategoryRename } from '@parapet/contracts';
import { currentCategory, renamedCategory, riskCategories, type RenamedCategory } from '@parapet/contracts/rules';
import type { MemberDoc, OrganizationDoc, RiskDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import { changeAs } from '../caller.ts';
import { changeRecord, findRecord, notFound } from '../records.ts';
import { visibleRisks } from '../risk-scope.ts';
import { pageOfValues, usedValues } from '../value-page.ts';

const organizationsOf = (db: OrgDb) => db.collection<OrganizationDoc>('organizations');

async function renamedIn(db: OrgDb): Promise<readonly RenamedCategory[]> {
  return (await organizationsOf(db).findOne({ _id: db.organizationId }))?.renamed_categories ?? [];
}

/** The fields with the category that its name stands for now: drafts, files and clients may have a former one. */
export async function withCurrentCategory<F extends { category?: string | undefined }>(
  db: OrgDb,
  fields: F,
): Promise<F> {
  const { category } = fields;
  if (category === undefined || category === '') return fields;
  return { ...fields, category: currentCategory(category, await renamedIn(db)) };
}

/** Categories that a filter asks for, and those that former names among them stand for now. */
export async function categoriesAsked(db: OrgDb, asked: readonly string[]): Promise<string[]> {
  const renamed = await renamedIn(db);
  return [...new Set([...asked, ...asked.map((name) => currentCategory(name, renamed))])];
}

async function categoriesOf(db: OrgDb, member: MemberDoc, renamed: readonly RenamedCategory[]) {
  return riskCategories(await usedValues(db.collection<RiskDoc>('risks'), 'category', visibleRisks(member)), renamed);
}

export const categoryPage = async (db: OrgDb, member: MemberDoc, query: RiskCategoryQuery): Promise<RiskCategoryPage> =>
  pageOfValues(await categoriesOf(db, member, await renamedIn(db)), 'risk_categories', query);

/**
 * Lets a name stand for another one. The risks that have it stay as they are.
 * @returns the name that they are to get
 * @throws Problem 404 when there is no such category; 409 when the new name exists, or somebody else has renamed it meanwhile
 */
export const renameCategory = (store: Store, caller: Caller, request: RiskCategoryRename): Promise<string> =>
  changeAs(store, caller, async (db) => {
    const organization = await findRecord(organizationsOf(db), { _id: db.organizationId }, 'organization');
    const before = organization.renamed_categories ?? [];
    const result = renamedCategory(request, await categoriesOf(db, caller.member, before), before);
    if (result.problem === 'unknown') throw notFound('record');
    if (result.problem === 'exists')
      throw new Problem(409, 'category_exists', `The category “${result.name}” exists already.`);
    if (result.problem === 'renamed')
      throw new Problem(409, 'category_renamed', `This category was renamed to “${result.name}” meanwhile.`);
    const { to, renamed } = result;
    await changeRecord(organizationsOf(db), organization, { $set: { renamed_categories: renamed } });
    return to;
  });
