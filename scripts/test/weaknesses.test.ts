import { describe, expect, test } from 'vitest';
import { weaknessesIn } from '../weaknesses.ts';

describe('known weaknesses of packages', () => {
  test('are named with how grave they are', () => {
    const report = { auditReportVersion: 2, vulnerabilities: { ws: { name: 'ws', severity: 'high', isDirect: true } } };
    expect(weaknessesIn(JSON.stringify(report))).toEqual(['ws (high)']);
    expect(weaknessesIn(JSON.stringify({ ...report, vulnerabilities: {} }))).toEqual([]);
  });

  test('are not known where nobody answers, or not as a registry does', () => {
    const refused = { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '', detail: '' } };
    for (const report of ['', 'npm error', JSON.stringify(refused)]) expect(weaknessesIn(report)).toBeUndefined();
  });
});
