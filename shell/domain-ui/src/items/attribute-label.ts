/**
 * The label of an attribute: that of the template's field, or else the key of the attribute in words, 'impact_description' → 'Impact
 * Description' (section 2, "Additional Information").
 */
export function attributeLabel(name: string, fields: readonly { name: string; label: string }[] = []): string {
  const words = name.split(/[_\s]+/).filter((word) => word !== '');
  return (
    fields.find((field) => field.name === name)?.label ??
    words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  );
}
