import { ColorPicker } from '@mantine/core';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/ColorPicker.css';
import { useTexts } from '../../provider/kit-context.ts';

interface PickerProps {
  value: string;
  swatches: readonly string[] | undefined;
  onChange: (value: string) => void;
}

/** Loaded when it is first opened. */
export function Picker({ value, swatches, onChange }: PickerProps) {
  const t = useTexts();
  return (
    <ColorPicker
      format="hex"
      size="sm"
      value={value}
      onChange={onChange}
      swatches={swatches === undefined ? undefined : [...swatches]}
      saturationLabel={t('color.area')}
      hueLabel={t('color.hue')}
    />
  );
}
