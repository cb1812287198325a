import { dark, light } from '../tokens/palette.ts';
import { GRAPH_NODE, type GraphCanvasEdge, type GraphCanvasNode } from './graph-data.ts';
import { GRAPH_SHAPES } from './graph-shape.tsx';

const MARGIN = 24;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML cannot contain control characters, not even escaped.
const escaped = (text: string) =>
  text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

export interface GraphSvg {
  svg: string;
  width: number;
  height: number;
}

/** A graph as an SVG file, with the nodes where they are. */
export function graphSvg(
  nodes: readonly GraphCanvasNode[],
  edges: readonly GraphCanvasEdge[],
  scheme: 'light' | 'dark',
): GraphSvg {
  const colors = scheme === 'dark' ? dark : light;
  const { width: boxWidth, height: boxHeight } = GRAPH_NODE;
  const least = (values: number[]) => values.reduce((least, value) => Math.min(least, value), Infinity);
  const most = (values: number[]) => values.reduce((most, value) => Math.max(most, value), -Infinity);
  const left = nodes.length === 0 ? 0 : least(nodes.map(({ x }) => x)) - MARGIN;
  const top = nodes.length === 0 ? 0 : least(nodes.map(({ y }) => y)) - MARGIN;
  const width = nodes.length === 0 ? 800 : Math.ceil(most(nodes.map(({ x }) => x)) + boxWidth + MARGIN - left);
  const height = nodes.length === 0 ? 600 : Math.ceil(most(nodes.map(({ y }) => y)) + boxHeight + MARGIN - top);
  const placed = new Map(nodes.map((node) => [node.id, node]));
  const lines = edges.flatMap(({ source, target }) => {
    const [from, to] = [placed.get(source), placed.get(target)];
    if (!from || !to) return [];
    const [x1, y1, x2, y2] = [from.x + boxWidth, from.y + boxHeight / 2, to.x, to.y + boxHeight / 2];
    const bend = Math.max(24, Math.abs(x2 - x1) / 2);
    return [`<path d="M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}"/>`];
  });
  const boxes = nodes.map(({ x, y, label, title, shape }) => {
    const { tone, path } = GRAPH_SHAPES[shape];
    return `<g transform="translate(${x} ${y})"><title>${escaped(title)}</title><rect width="${boxWidth}" height="${boxHeight}" rx="8" fill="${colors.surface}" stroke="${colors.controlBorder}"/><path transform="translate(10 14)" d="${path}" fill="${colors.tones[tone].solid}"/><text x="28" y="23" fill="${colors.text}">${escaped(label)}</text></g>`;
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}" font-family="Inter, sans-serif" font-size="12">`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colors.surface}"/>`,
    `<g fill="none" stroke="${colors.borderStrong}" stroke-width="1.25">${lines.join('')}</g>`,
    ...boxes,
    '</svg>',
  ].join('\n');
  return { svg, width, height };
}

/** Longest side, in pixels, of a picture that every browser can draw. */
const MOST_PIXELS = 8192;

/** Turns the SVG into a PNG with two pixels per unit, fewer if it is too large for that. @throws Error when the browser cannot draw it */
export async function graphPng({ svg, width, height }: GraphSvg): Promise<Blob> {
  const scale = Math.min(2, MOST_PIXELS / width, MOST_PIXELS / height);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture is too large')) : resolve(blob)),
      'image/png',
    );
  });
}
