/** Controls out of the catalogue for a kind of asset. */
import type { AiControlRequest } from '../schemas/ai.ts';
import type { ControlDraft } from './answers.ts';
import { controlsFor, referenceOf } from './controls/catalogue.ts';
import type { Control } from './controls/control.ts';
import { counted, quoted } from './wording.ts';

const MOST = 10;

export function controlToWire(control: Control): ControlDraft['controls'][number] {
  return { title: control.title, description: control.summary, reference: referenceOf(control) };
}

export function suggest({ asset_type, risk_category = '' }: AiControlRequest): ControlDraft {
  const both = controlsFor({ text: risk_category, assetType: asset_type }, MOST);
  const found = both.length > 0 ? both : controlsFor({ text: '', assetType: asset_type }, MOST);
  const about = `${quoted(asset_type, 60)}${risk_category.trim() === '' ? '' : ` and ${quoted(risk_category, 60)}`}`;
  const content =
    found.length === 0
      ? `The control catalogue has nothing for ${about}. Try Hardware, Software, Network, Data or Personnel.`
      : `${counted(found.length, 'control')} for ${about}, the best fit first. Identifiers are those of NIST SP 800-53 and CSF 2.0; clauses of other frameworks are named by number.`;
  return { content, controls: found.map(controlToWire) };
}
