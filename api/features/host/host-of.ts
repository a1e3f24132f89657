import type { HostFacts } from '#shared/rules/host-words';

export interface HostSettings {
  publicUrl: string | undefined;
  operatorName: string;
  trialDays: number;
  port: number;
}

/** Who runs this server and what it promises, from its settings. */
export function hostOf({ publicUrl, operatorName, trialDays, port }: HostSettings): HostFacts {
  const { origin, hostname } = new URL(publicUrl ?? `http://localhost:${port}`);
  return { operatorName, contactEmail: `info@${hostname}`, publicUrl: origin, trialDays };
}
