/** The reasons of a draft as plain sentences. The last line only says who wrote it, which the banner says too. */
export function reasonsOf({ content, source }: { content: string; source: 'model' | 'built-in' }): string {
  const paragraphs = content.trim().split(/\n{2,}/);
  return (source === 'built-in' ? paragraphs.slice(0, -1) : paragraphs).join('\n').replaceAll('**', '');
}
