/** @parapet/ui/forms: fields and forms. Loaded with the first page that needs them, not with the product's first page. */
export { FormModal, type FormModalForm, type FormModalProps } from './components/form-modal/form-modal.tsx';
export { NumberField, type NumberFieldProps } from './components/number-field/number-field.tsx';
export { ScaleField, type ScaleFieldProps, type ScaleLevel } from './components/scale-field/scale-field.tsx';
export { SelectField, type OptionValue, type SelectFieldProps, type SelectOption } from './components/select-field/select-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './components/text-area-field/text-area-field.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';
export { useSchemaForm, type Draft, type FormField, type SchemaForm, type SchemaFormOptions } from './forms/use-schema-form.ts';
