import { Suspense, useState, type ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Group } from '../../primitives/primitives.ts';
import { FieldPopup } from '../field/field-popup.tsx';
import { Field } from '../field/field.tsx';
import { PopupSkeleton } from '../field/popup-skeleton.tsx';
import { splitFrame, type InputFieldProps } from '../field/frame.ts';
import { parseColor } from './parse-color.ts';
import field from '../field/field.module.css';
import { lazyPart } from '../../lazy-part.tsx';
import classes from './color-field.module.css';

export interface ColorFieldProps extends InputFieldProps {
  /** Like '#d3f9d8'. */
  value: string | null | undefined;
  /**
   * Like '#d3f9d8', or null when it is cleared. Text that is no color is given as it was typed once the field is left,
   * so that the form's check refuses it.
   */
  onChange: (value: string | null) => void;
  /** Offered below the picker. */
  swatches?: readonly string[];
  /** Below the field, e.g. that text on this color is hard to read; does not stand in the way of saving. */
  warning?: ReactNode;
  /** After the field, e.g. '14.4 : 1'. */
  aside?: ReactNode;
}

const load = () => import('./picker.tsx');
const Picker = lazyPart(async () => ({ default: (await load()).Picker }));

/** A color, as text or from a picker. */
export function ColorField(props: ColorFieldProps) {
  const [given, { value, onChange, swatches, warning, aside, id, readOnly = false, disabled, onBlur, ...input }] =
    splitFrame(props);
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const color = parseColor(value ?? '');
  const wrong = value !== null && value !== undefined && value !== '' && color === null;
  const frame = { ...given, error: given.error ?? (wrong ? t('color.format', { example: '#d3f9d8' }) : undefined) };
  const locked = readOnly || disabled;
  const give = (next: string | null) => {
    if (next !== (value ?? null)) onChange(next);
  };
  const finish = () => {
    if (typed === null) return;
    setTyped(null);
    const text = typed.trim();
    give(text === '' ? null : (parseColor(text) ?? text));
  };
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <>
          <FieldPopup
            open={open && !locked}
            onClose={() => setOpen(false)}
            label={`${frame.label}: ${t('color.pick')}`}
            target={
              <Group gap="0.625rem" wrap="nowrap" miw={0}>
                <button
                  type="button"
                  className={classes.swatch}
                  style={{ backgroundColor: color ?? undefined }}
                  data-empty={color === null || undefined}
                  aria-label={`${t('color.pick')} (${frame.label})`}
                  aria-haspopup="dialog"
                  aria-expanded={open}
                  disabled={locked}
                  onPointerEnter={() => void load()}
                  onFocus={() => void load()}
                  onClick={() => setOpen(!open)}
                />
                <input
                  {...input}
                  {...control}
                  type="text"
                  autoComplete="off"
                  spellCheck={false}
                  disabled={disabled}
                  readOnly={readOnly}
                  placeholder="#rrggbb"
                  className={`${field.control} ${classes.text}`}
                  data-warned={warning === undefined ? undefined : true}
                  value={typed ?? value ?? ''}
                  onChange={(event) => {
                    const text = event.currentTarget.value;
                    setTyped(text);
                    if (text.trim() === '') give(null);
                    else if (/^#[\da-f]{6}$/i.test(text.trim())) give(parseColor(text));
                  }}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') finish();
                  }}
                  onBlur={() => {
                    finish();
                    onBlur?.();
                  }}
                />
                {aside !== undefined && <span className={classes.aside}>{aside}</span>}
              </Group>
            }
          >
            <Suspense fallback={<PopupSkeleton width={200} height={140} />}>
              <Picker
                value={color ?? '#4650d6'}
                swatches={swatches}
                onChange={(next) => {
                  setTyped(null);
                  give(next);
                }}
              />
            </Suspense>
          </FieldPopup>
          {warning !== undefined && (
            <div role="status" className={classes.warning}>
              {warning}
            </div>
          )}
        </>
      )}
    </Field>
  );
}
