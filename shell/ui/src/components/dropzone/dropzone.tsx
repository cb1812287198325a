import { useRef, useState } from 'react';
import { Stack } from '../../primitives/primitives.ts';
import { useLocale, useTexts } from '../../provider/kit-context.ts';
import { Field } from '../field/field.tsx';
import { splitFrame, type FieldProps } from '../field/frame.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { checkFiles, formatSize, type FileLimits, type FileProblem } from './check-files.ts';
import classes from './dropzone.module.css';

export interface DropzoneProps extends FieldProps, FileLimits {
  value: readonly File[] | null | undefined;
  /** Called only with files within the limits. A file that breaks one is reported below the field. */
  onChange: (files: File[]) => void;
  /** How the accepted types are shown, e.g. 'CSV or Excel'; the list of `accept` by default. */
  acceptText?: string;
  onBlur?: () => void;
}

/** Files, dropped or chosen in the browser's own dialog. */
export function Dropzone(props: DropzoneProps) {
  const [
    given,
    { value, onChange, accept, acceptText = accept?.join(', '), maxSize, maxFiles = 1, id, disabled, ...input },
  ] = splitFrame(props);
  const t = useTexts();
  const locale = useLocale();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<FileProblem>();
  const files = value ?? [];
  const many = maxFiles > 1;
  const size = maxSize === undefined ? undefined : formatSize(maxSize, locale);

  const say = (one: FileProblem): string => {
    if (one.kind === 'tooMany')
      return maxFiles === 1 ? t('dropzone.onlyOne') : t('dropzone.tooMany', { max: maxFiles });
    return one.kind === 'type'
      ? t('dropzone.type', { file: one.file.name, types: acceptText ?? '' })
      : t('dropzone.tooLarge', { file: one.file.name, size: size ?? '' });
  };
  const add = (list: FileList | null) => {
    if (list === null || list.length === 0 || disabled) return;
    // When only one file is allowed, a new one replaces the earlier one.
    const next = many ? [...files, ...list] : [...list];
    const wrong = checkFiles(next, { accept, maxSize, maxFiles });
    setProblem(wrong);
    if (wrong === undefined) onChange(next);
  };
  const remove = (file: File) => {
    setProblem(undefined);
    onChange(files.filter((one) => one !== file));
    picker.current?.focus();
  };
  const frame = { ...given, error: problem === undefined ? given.error : say(problem) };
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <>
          <div
            className={classes.zone}
            data-over={over || undefined}
            data-disabled={disabled || undefined}
            data-invalid={frame.error ? true : undefined}
            // Without this the browser would open what is dropped.
            onDragOver={(event) => {
              event.preventDefault();
              setOver(!disabled);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              add(event.dataTransfer.files);
            }}
          >
            <input
              {...input}
              {...control}
              ref={picker}
              type="file"
              className={classes.input}
              aria-describedby={[`${control.id}-zone`, control['aria-describedby']].filter(Boolean).join(' ')}
              accept={accept?.join(',')}
              multiple={many}
              disabled={disabled}
              onChange={(event) => {
                add(event.currentTarget.files);
                // The same file can be chosen again after it was removed.
                event.currentTarget.value = '';
              }}
            />
            <Icon name="upload" size={20} className={classes.icon} />
            <Stack as="span" id={`${control.id}-zone`} gap={0} miw={0}>
              <span>
                <span className={classes.choose}>{t(many ? 'dropzone.chooseMany' : 'dropzone.choose')}</span>{' '}
                {t(many ? 'dropzone.dropMany' : 'dropzone.drop')}
              </span>
              {(acceptText !== undefined || size !== undefined) && (
                <span className={classes.limits}>
                  {[acceptText, size === undefined ? undefined : t('dropzone.limit', { size })]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              )}
            </Stack>
          </div>
          {files.length > 0 && (
            <Stack as="ul" gap="0.25rem" mt="0.25rem">
              {files.map((file) => (
                <li key={`${file.name} ${file.size} ${file.lastModified}`} className={classes.file}>
                  <Icon name="file" size={16} className={classes.icon} />
                  <span className={classes.name} dir="auto">
                    {file.name}
                  </span>
                  <span className={classes.size}>{formatSize(file.size, locale)}</span>
                  <IconButton
                    icon="close"
                    size="sm"
                    label={t('options.remove', { option: file.name })}
                    disabled={disabled}
                    onClick={() => remove(file)}
                  />
                </li>
              ))}
            </Stack>
          )}
        </>
      )}
    </Field>
  );
}
