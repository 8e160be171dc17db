/** Who sits where: a row of choices for each seat, before the game and during it. */
import type { AnyText, TableFacts } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { curtain, strength } from '../app/settings.ts';
import { inTongue } from '../app/words.ts';
import { SEATS } from '../text/seats.ts';
import { SETTINGS } from '../text/settings.ts';
import { PERSON, personsOf, type Seating, type Sitting, STRENGTHS, type Strength } from './seating.ts';
import './seats.css';

interface SeatFieldsProps {
  readonly facts: Pick<TableFacts, 'seats' | 'isOpenToAll'>;
  readonly text: AnyText;
  readonly seating: Seating;
  readonly sit: (seat: string, sitting: Sitting) => void;
}

export default function SeatFields({ facts, text, seating, sit }: SeatFieldsProps) {
  const own = inTongue(SEATS);
  const persons = personsOf(seating).length;
  return (
    <section class="seats" aria-labelledby="seats">
      <h2 id="seats">{own.title}</h2>
      {facts.seats.map((seat) => (
        <Seat
          key={seat}
          seat={seat}
          name={text.seats[seat] ?? seat}
          sitting={seating[seat] ?? PERSON}
          sit={(sitting) => sit(seat, sitting)}
        />
      ))}
      {persons === 0 && <p class="soft">{own.watch}</p>}
      {persons > 1 && (facts.isOpenToAll ? <CurtainField /> : <p class="soft">{own.share}</p>)}
    </section>
  );
}

interface SeatProps {
  readonly seat: string;
  readonly name: string;
  readonly sitting: Sitting;
  readonly sit: (sitting: Sitting) => void;
}

function Seat({ seat, name, sitting, sit }: SeatProps) {
  const own = inTongue(SEATS);
  const ranks = inTongue(SETTINGS).strengths;
  const isStaff = sitting !== PERSON;
  const rank = useSignal<Strength>(isStaff ? sitting : strength.peek());
  const one = (checked: boolean, choose: () => void, label: string) => (
    <label class="choices-one">
      <input type="radio" name={`seat-${seat}`} checked={checked} onChange={choose} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset class="seat" data-seat={seat}>
      <legend>{name}</legend>
      <div class="choices-row">
        {one(!isStaff, () => sit(PERSON), own.person)}
        {one(isStaff, () => sit(rank.value), own.staff)}
        {isStaff && (
          <select
            aria-label={own.rank}
            value={sitting}
            onChange={(event) => {
              rank.value = STRENGTHS.find((one) => one === event.currentTarget.value) ?? rank.value;
              sit(rank.value);
            }}
          >
            {STRENGTHS.map((one) => (
              <option key={one} value={one}>
                {ranks[one]}
              </option>
            ))}
          </select>
        )}
      </div>
    </fieldset>
  );
}

/** Where nothing is hidden, the curtain is a matter of taste. */
function CurtainField() {
  const own = inTongue(SEATS);
  return (
    <div class="option">
      <label>
        <input
          type="checkbox"
          checked={curtain.value === 'on'}
          onChange={(event) => {
            curtain.value = event.currentTarget.checked ? 'on' : 'off';
          }}
        />
        <span>
          <strong>{own.curtain}</strong>
          <span class="soft"> {own.curtainHelp}</span>
        </span>
      </label>
    </div>
  );
}
