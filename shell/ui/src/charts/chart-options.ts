/** How charts look, from the product's tokens. A canvas knows no CSS variables, so it takes the colors of the scheme. */
import type { ChartOptions } from 'chart.js';
import type { Scheme } from '../tokens/palette.ts';

const FONT = 'Inter, sans-serif';

/** Charts draw themselves within a second, unless the person wants less motion. */
export function animation(reducedMotion: boolean): false | { duration: number; easing: 'easeOutQuart' } {
  return reducedMotion ? false : { duration: 1000, easing: 'easeOutQuart' };
}

function tooltip(scheme: Scheme) {
  return {
    backgroundColor: scheme.text,
    titleColor: scheme.surface,
    bodyColor: scheme.surface,
    titleFont: { family: FONT, size: 12, weight: 500 },
    bodyFont: { family: FONT, size: 12 },
    padding: 8,
    cornerRadius: 6,
    displayColors: false,
  } as const;
}

const common = { responsive: true, maintainAspectRatio: false } as const;

export function doughnutOptions(scheme: Scheme, reducedMotion: boolean): ChartOptions<'doughnut'> {
  return {
    ...common,
    animation: animation(reducedMotion),
    cutout: '73%',
    plugins: { legend: { display: false }, tooltip: tooltip(scheme) },
  };
}

/** Of lines and bars over time. The scale has whole numbers only, because these charts show counts. */
export function timeOptions(
  scheme: Scheme,
  reducedMotion: boolean,
  points: readonly { label: string; period?: string }[] = [],
): ChartOptions<'line' | 'bar'> {
  const ticks = { color: scheme.textMuted, font: { family: FONT, size: 11, weight: 500 } } as const;
  return {
    ...common,
    animation: animation(reducedMotion),
    interaction: { mode: 'index', intersect: false },
    plugins: {
      legend: { display: false },
      tooltip: {
        ...tooltip(scheme),
        callbacks: { title: ([item]) => points[item?.dataIndex ?? -1]?.period ?? item?.label },
      },
    },
    scales: {
      x: {
        grid: { display: false },
        border: { display: false },
        ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 24 },
      },
      y: {
        beginAtZero: true,
        suggestedMax: 3,
        grid: { color: scheme.border },
        border: { display: false },
        ticks: { ...ticks, precision: 0, maxTicksLimit: 5, padding: 6 },
      },
    },
  };
}
