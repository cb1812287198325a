/** Suggests controls of the catalog for a type of asset. */
import type { AiControlRequest } from '@parapet/contracts';
import type { Language } from '@parapet/contracts';
import type { ControlDraft } from './answers.ts';
import { baselineOf } from '../catalog/baselines.ts';
import { referenceOf } from '../catalog/catalog.ts';
import type { Control } from '../catalog/control.ts';
import { controlsForAsset } from './fitting.ts';
import { assetTypesOf, categoryTopics, topicsOf } from './topics.ts';
import { languageOf } from './language.ts';
import { textsOf } from './texts.ts';
import { paragraphs, quoted } from '../wording.ts';

const MOST = 10;

function toAiControl(control: Control, reason: string): ControlDraft['controls'][number] {
  return { title: control.title, description: control.summary, reference: referenceOf(control), reason };
}

/** @param preferred language of the answer if the words do not show it */
export function suggest(
  { asset_type, risk_category = '' }: AiControlRequest,
  preferred?: Language,
): ControlDraft & { language: Language } {
  const language = languageOf(`${asset_type} ${risk_category}`, preferred);
  const texts = textsOf(language).controls;
  const types = assetTypesOf(asset_type, language);
  const category = categoryTopics(risk_category, language);
  const ofType = types.length === 0 ? topicsOf(asset_type, language) : [];
  const found = controlsForAsset(types, [...ofType, ...category], MOST);

  const [asset, about] = [quoted(asset_type, 60), quoted(risk_category, 60)];
  const [typeUsed, categoryUsed] = [types.length > 0 || ofType.length > 0, category.length > 0];
  if (found.length === 0)
    return { content: texts.nothing(about === '' ? asset : texts.both(asset, about)), controls: [], language };
  const subject = typeUsed && categoryUsed ? texts.both(asset, about) : typeUsed ? asset : about;
  const unused = [
    typeUsed ? '' : texts.unusedType(asset),
    categoryUsed || about === '' ? '' : texts.unusedCategory(about),
  ];
  const reasonFor = ({ id, topics }: Control) => {
    const isNeeded = types.some((type) => baselineOf(type).includes(id));
    const isAbout = about !== '' && topics.some((topic) => category.includes(topic));
    return texts.because(isNeeded && isAbout ? texts.both(asset, about) : isAbout ? about : asset);
  };
  const content = paragraphs(`${texts.suggested(found.length, subject)} ${texts.editions}`, ...unused, texts.inEnglish);
  return { content, controls: found.map((control) => toAiControl(control, reasonFor(control))), language };
}
