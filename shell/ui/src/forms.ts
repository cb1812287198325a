/** @parapet/ui/forms: fields and forms. Loaded with the first page that needs them, not with the product's first page. */
export { CheckboxField, type CheckboxFieldProps } from './components/checkbox-field/checkbox-field.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './components/checkbox-group/checkbox-group.tsx';
export { ChoiceList, type Choice, type ChoiceListProps } from './components/choice-list/choice-list.tsx';
export { ColorField, type ColorFieldProps } from './components/color-field/color-field.tsx';
export { Combobox } from './components/combobox/combobox.tsx';
export type { ComboboxOption, ComboboxProps } from './components/combobox/props.ts';
export { ChangedText } from './components/conflict-table/changed-text.tsx';
export { ConflictActions, type ConflictActionsProps } from './components/conflict-table/conflict-actions.tsx';
export {
  ConflictTable,
  type ConflictRow,
  type ConflictSide,
  type ConflictTableProps,
  type MergedRow,
} from './components/conflict-table/conflict-table.tsx';
export { DateField, type DateFieldProps } from './components/date-field/date-field.tsx';
export {
  DateRangeField,
  type DateRange,
  type DateRangeFieldProps,
} from './components/date-range-field/date-range-field.tsx';
export { Dropzone, type DropzoneProps } from './components/dropzone/dropzone.tsx';
export type { FieldChange } from './components/field/field.tsx';
export { Form, type FormProps } from './components/form/form.tsx';
export { FormFooter, type FormFooterProps } from './components/form-footer/form-footer.tsx';
export { FormModal, type FormModalForm, type FormModalProps } from './components/form-modal/form-modal.tsx';
export { MultiSelect } from './components/multi-select/multi-select.tsx';
export type { MultiSelectProps } from './components/multi-select/props.ts';
export { NumberField, type NumberFieldProps } from './components/number-field/number-field.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/radio-group/radio-group.tsx';
export { AutosaveStatus, type AutosaveStatusProps } from './components/save-status/autosave-status.tsx';
export {
  SaveStatus,
  type SaveAction,
  type SaveProblem,
  type SaveStatusProps,
} from './components/save-status/save-status.tsx';
export { ScaleField, type ScaleFieldProps, type ScaleLevel } from './components/scale-field/scale-field.tsx';
export {
  SelectField,
  type OptionValue,
  type SelectFieldProps,
  type SelectOption,
} from './components/select-field/select-field.tsx';
export { SliderField, type SliderFieldProps } from './components/slider-field/slider-field.tsx';
export { useStable } from './components/data-table/rows/use-stable.ts';
export { SortableList, type SortableListProps } from './components/sortable-list/sortable-list.tsx';
export { SwitchField, type SwitchFieldProps } from './components/switch-field/switch-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './components/text-area-field/text-area-field.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';
export { WizardFooter, type WizardFooterProps } from './components/wizard-footer/wizard-footer.tsx';

export type { FieldIssue } from './forms/errors/problem.ts';
export { FormPart, useFormPart } from './forms/form-part.tsx';
export type { FormList } from './forms/state/form-list.ts';
export {
  asFlag,
  asNumber,
  asText,
  templateLabels,
  templateSchema,
  type TemplateFieldValue,
  type TemplateFormField,
} from './forms/template-schema.ts';
export {
  useSchemaForm,
  type Draft,
  type ErrorSummary,
  type FormField,
  type FormValues,
  type SchemaForm,
  type SchemaFormOptions,
} from './forms/use-schema-form.ts';

export { Accordion, type AccordionItem, type AccordionProps } from './components/accordion/accordion.tsx';
export { Avatar, type AvatarProps, type AvatarSize } from './components/avatar/avatar.tsx';
export { AvatarGroup, type AvatarGroupProps } from './components/avatar/avatar-group.tsx';
export { Progress, type ProgressProps } from './components/progress/progress.tsx';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './components/segmented-control/segmented-control.tsx';
export { Stepper, type Step, type StepperProps } from './components/stepper/stepper.tsx';
export { Tabs, type TabItem, type TabsProps } from './components/tabs/tabs.tsx';
