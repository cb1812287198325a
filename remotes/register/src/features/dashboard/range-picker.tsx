import { DASHBOARD_RANGES, type DashboardRange } from '@parapet/contracts';
import { SegmentedControl } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './dashboard.module.css';

interface RangePickerProps {
  value: DashboardRange;
  onChange: (range: DashboardRange) => void;
}

/** The period of the timeline and of both tables. */
export function RangePicker({ value, onChange }: RangePickerProps) {
  const t = useTexts();
  return (
    <div className={classes.range}>
      <SegmentedControl
        label={t('dashboard.range')}
        labelHidden
        fullWidth
        options={DASHBOARD_RANGES.map((range) => ({ value: range, label: t(`dashboard.range.${range}`) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
