import { IMPORT_BYTES, type FieldError, type ImportError } from '@parapet/contracts';
import { pointerKeys } from '@parapet/contracts/rules';
import { ApiError, errorMessage, isOffline, useFormat, useLocale } from '@parapet/sdk';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import type { ImportField } from './guess-columns.ts';
import { useImportTexts } from './locales/use-import-texts.ts';
import { attributeLabel } from '../items/attribute-label.ts';

const MB = 1_048_576;
const MAPS = new Set(['attributes', 'template_answers']);

/** The field that an error is about, as the columns name it. */
export function faultyField({ path }: Pick<FieldError, 'path'>): string {
  const [first = '', inside] = pointerKeys(path);
  return MAPS.has(first) && inside !== undefined ? `${first}.${inside}` : first;
}

/** What is wrong with a cell, and in which field, in the language of the reader. */
export function useFaultTexts(fields: readonly ImportField[]) {
  const t = useImportTexts();
  const domain = useDomainTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const locale = useLocale();
  const labelOf = (name: string) =>
    fields.find((field) => field.name === name)?.label ?? seeded(attributeLabel(name.slice(name.indexOf('.') + 1)));
  const label = (error: FieldError) => labelOf(faultyField(error));
  const limited = (params: FieldError['params']) => ({ limit: format.number(Number(params['limit'])) });
  const reason = (error: FieldError): string => {
    const { keyword, params, message } = error;
    const name = faultyField(error);
    const isMissing = keyword === 'required' || (keyword === 'minItems' && params['limit'] === 1);
    if (isMissing && name === 'linked_properties') return domain('rule.asset-unlinked');
    if (isMissing && name === 'linked_scenarios') return domain('rule.property-unlinked');
    if (isMissing && name === 'template_id') return domain('rule.no-template');
    if (isMissing) return t('fault.required', { label: label(error) });
    switch (keyword) {
      case 'reference':
        return typeof params['count'] === 'number'
          ? t('fault.ambiguous', { count: params['count'], name: String(params['name']) })
          : t('fault.not-found', { name: String(params['name'] ?? '') });
      case 'enum':
        // Not translated, since the values in a file are not either.
        return t('fault.options', { options: [params['allowedValues']].flat().map(String).join(', ') });
      case 'type':
        if (params['type'] === 'boolean') return t('fault.boolean');
        return params['type'] === 'number' || params['type'] === 'integer' ? t('fault.number') : t('fault.format');
      case 'format':
      case 'pattern':
        return t('fault.format');
      case 'maxLength':
        return t('fault.max-length', limited(params));
      case 'minimum':
        return t('fault.min', limited(params));
      case 'maximum':
        return t('fault.max', limited(params));
      case 'maxItems':
        return t('fault.max-items', limited(params));
      case 'additionalProperties':
        return t('fault.unknown-field');
      default:
        // The server's own words are in English.
        return locale === 'en' ? message : t('fault.other');
    }
  };
  return {
    reason,
    /** @param name of a field */
    label: labelOf,
    column: ({ column, error }: ImportError) => (column === null || column === '' ? label(error) : column),
  };
}

const FILE_FAULTS = [
  'empty',
  'encoding',
  'quotes',
  'headers',
  'columns',
  'rows',
  'length',
  'row-length',
  'damaged',
  'size',
  'names',
] as const;

/** Why a file was not read, checked or imported. */
export function useFailureText(): (error: unknown) => string {
  const t = useImportTexts();
  const format = useFormat();
  const tooLarge = () => t('failure.too-large', { limit: format.number(IMPORT_BYTES / MB) });
  return (error) => {
    if (error instanceof RangeError) return tooLarge();
    if (error instanceof DOMException) return t('failure.unreadable');
    if (isOffline(error)) return t('failure.offline');
    if (!(error instanceof ApiError)) return t('failure.other');
    if (error.status === 413) return tooLarge();
    const [fault] = error.code === 'invalid_file' ? (error.errors ?? []) : [];
    const known = FILE_FAULTS.find((one) => one === fault?.keyword);
    const values = Object.entries(fault?.params ?? {}).map(([name, value]) => [name, format.number(Number(value))]);
    return known === undefined
      ? errorMessage(error, t('failure.other'))
      : t(`failure.${known}`, Object.fromEntries(values));
  };
}
