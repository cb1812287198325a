import { dark, light } from '../tokens/palette.ts';
import {
  boundsOf,
  GRAPH_MARGIN,
  GRAPH_NODE,
  type GraphCanvasEdge,
  type GraphCanvasHeading,
  type GraphCanvasNode,
  type GraphRows,
} from './graph-data.ts';
import { lineEnds, linePath, lineWidth } from './graph-routes.ts';
import { GRAPH_SHAPES } from './graph-shape.tsx';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML cannot contain control characters, not even escaped.
const escaped = (text: string) =>
  text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

export interface GraphSvg {
  svg: string;
  width: number;
  height: number;
}

export interface GraphDrawing {
  nodes: readonly GraphCanvasNode[];
  edges: readonly GraphCanvasEdge[];
  headings: readonly GraphCanvasHeading[];
  rows: GraphRows;
}

/** A graph as an SVG file, with the nodes where they are. */
export function graphSvg({ nodes, edges, headings, rows }: GraphDrawing, scheme: 'light' | 'dark'): GraphSvg {
  const colors = scheme === 'dark' ? dark : light;
  const { width: boxWidth } = GRAPH_NODE;
  const { height: boxHeight } = rows;
  const all = [...nodes, ...headings];
  const bounds = boundsOf(all, rows);
  const left = all.length === 0 ? 0 : bounds.left - GRAPH_MARGIN;
  const top = all.length === 0 ? 0 : bounds.top - GRAPH_MARGIN;
  const width = all.length === 0 ? 800 : Math.ceil(bounds.right + GRAPH_MARGIN - left);
  const height = all.length === 0 ? 600 : Math.ceil(bounds.bottom + GRAPH_MARGIN - top);
  const placed = new Map(nodes.map((node) => [node.id, node]));
  const lines = edges.flatMap(({ source, target, count = 1 }) => {
    const [from, to] = [placed.get(source), placed.get(target)];
    if (!from || !to) return [];
    return [`<path d="${linePath(lineEnds(from, to, rows), rows)}" stroke-width="${lineWidth(count)}"/>`];
  });
  const words = `y="${boxHeight / 2 + 4}"`;
  const boxes = nodes.map(({ x, y, label, title, shape, group }) => {
    const { tone, path } = GRAPH_SHAPES[shape];
    const fill = group === undefined ? colors.surface : colors.hover;
    const mark =
      group === undefined
        ? `<path transform="translate(10 ${boxHeight / 2 - 5})" d="${path}" fill="${colors.tones[tone].solid}"/>`
        : `<text x="${boxWidth - 10}" ${words} text-anchor="end" fill="${colors.textMuted}">${escaped(group.count)}</text>`;
    return `<g transform="translate(${x} ${y})"><title>${escaped(title)}</title><rect width="${boxWidth}" height="${boxHeight}" rx="8" fill="${fill}" stroke="${colors.controlBorder}"/>${mark}<text x="${group === undefined ? 28 : 10}" ${words} fill="${colors.text}">${escaped(label)}</text></g>`;
  });
  const heads = headings.map(
    ({ x, y, label }) => `<text x="${x}" y="${y + 14}" fill="${colors.textMuted}">${escaped(label)}</text>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}" font-family="Inter, sans-serif" font-size="12">`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colors.surface}"/>`,
    `<g fill="none" stroke="${colors.borderStrong}">${lines.join('')}</g>`,
    ...boxes,
    ...heads,
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
