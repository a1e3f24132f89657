/** One value of a metric. Histograms add the `suffix` to the name. */
export interface Sample {
  value: number;
  labels?: Record<string, string>;
  suffix?: '' | '_bucket' | '_sum' | '_count';
}

export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
}

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** In the text format of Prometheus. */
export function metricsText(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map((sample) => lineOf(name, sample)),
  ]);
  return `${lines.join('\n')}\n`;
}

function lineOf(name: string, { value, labels = {}, suffix = '' }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
