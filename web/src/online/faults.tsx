/** What a house that refuses says, in words. */
import { inTongue } from '../app/words.ts';
import { ONLINE } from '../text/online.ts';
import { HouseFault } from './house.ts';

export function faultWords(fault: unknown): string {
  const { faults } = inTongue(ONLINE);
  const reason = fault instanceof HouseFault ? fault.reason : 'other';
  return Object.hasOwn(faults, reason) ? faults[reason as keyof typeof faults] : faults.other;
}

export function FaultBox({ fault }: { readonly fault: unknown }) {
  return (
    <div class="fault" role="alert">
      <p>{faultWords(fault)}</p>
    </div>
  );
}

/** A page of which nothing could be had but its title. */
export const FaultPage = ({ title, fault }: { readonly title: string; readonly fault: unknown }) => (
  <div class="page narrow">
    <h1>{title}</h1>
    <FaultBox fault={fault} />
  </div>
);
