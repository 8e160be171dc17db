/** What a house tells of itself, in the format of Prometheus. No names, no ids. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

interface Gauges {
  laid(): number;
  sockets(): number;
}

interface Measures {
  readonly type: string;
  readonly requests: Counter;
  readonly deeds: Counter;
  text(): Promise<string>;
}

export function measuresOf(gauges: Gauges): Measures {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('derby_matches_laid', 'Matches in memory', gauges.laid);
  gauge('derby_sockets_open', 'Sockets open', gauges.sockets);
  return {
    type: register.contentType,
    requests: new Counter({ name: 'derby_requests_total', help: 'HTTP requests', registers }),
    deeds: new Counter({ name: 'derby_deeds_total', help: 'Deeds that were kept', registers }),
    text: () => register.metrics(),
  };
}
