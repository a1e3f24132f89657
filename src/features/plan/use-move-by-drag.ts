import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

import { type Slot, slotOf, slotFieldsOf } from '#shared/rules/meal-slots';

import type { PlannedEntry, PlannedWeek } from '../../store/kitchen/planned-meals';
import { dragGesture } from './drag-gesture';
import { usePlanActions } from './use-plan-actions';

export interface Place {
  /** 'YYYY-MM-DD' */
  day: string;
  where: Slot;
}

export interface Dragged {
  entry: PlannedEntry;
  /** The target under the pointer; null if there is none. */
  over: Place | null;
}

export interface MoveByDrag {
  /** The meal that is being dragged. */
  dragged: Dragged | null;
  /** Ref of the element that follows the pointer. */
  shade: RefObject<HTMLElement | null>;
  /** Props of the element that contains the whole week. */
  week: {
    ref: RefObject<HTMLElement | null>;
    onPointerDown: (event: PointerEvent) => void;
  };
}

/** Moves a planned meal that is not eaten to the day and slot on which it is dropped. */
export function useMoveByDrag(week: PlannedWeek | undefined, slots: readonly Slot[]): MoveByDrag {
  const { change } = usePlanActions();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const area = useRef<HTMLElement>(null);
  const shade = useRef<HTMLElement>(null);
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => () => giveUp.current?.(), []);
  useNoScrolling(area, dragged !== null);

  const onPointerDown = (event: PointerEvent) => {
    const id = rowAt(event.target as Element)?.dataset['planned'];
    const entry = week?.entries.find((one) => one.id === id);
    if (event.button !== 0 || !event.isPrimary || !entry || entry.eaten) return;
    let over: Place | null = null;
    giveUp.current?.();
    giveUp.current = dragGesture(event.nativeEvent, {
      onStart: () => {
        setDragged({ entry, over });
      },
      onMove: ({ x, y }) => {
        if (shade.current) shade.current.style.transform = `translate(${x}px, ${y}px)`;
        const next = placeAt(document.elementsFromPoint(x, y), entry, slots);
        if (next?.day === over?.day && next?.where.key === over?.where.key) return;
        over = next;
        setDragged({ entry, over });
      },
      onEnd: (isDropped) => {
        setDragged(null);
        const patch = over && patchOf(entry, over, slots);
        if (isDropped && patch) void change(entry, patch);
      },
    });
  };
  return { dragged, shade, week: { ref: area, onPointerDown } };
}

/** The day and slot at a point, also below a toast. If the point is on a day but not on a slot, keeps the meal's slot. */
function placeAt(
  elements: readonly Element[],
  entry: PlannedEntry,
  slots: readonly Slot[],
): Place | null {
  const element = elements.find((one) => one.closest('[data-day]') !== null);
  const day = element?.closest<HTMLElement>('[data-day]')?.dataset['day'];
  if (day === undefined) return null;
  const meal = element?.closest<HTMLElement>('[data-meal]')?.dataset['meal'];
  return { day, where: slots.find(({ key }) => key === meal) ?? slotOf(entry, slots) };
}

/** null if the meal does not move. */
function patchOf(entry: PlannedEntry, { day, where }: Place, slots: readonly Slot[]) {
  const isMeal = where.key === slotOf(entry, slots).key;
  if (isMeal) return day === entry.day ? null : { day };
  return { day, ...slotFieldsOf(where) };
}

function rowAt(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-planned]');
}

/** Prevents scrolling during a drag. Browsers ignore a listener added after the touch began, so it is always attached. */
function useNoScrolling(area: RefObject<HTMLElement | null>, isDragging: boolean): void {
  const latest = useRef(isDragging);
  useEffect(() => {
    latest.current = isDragging;
  });
  useEffect(() => {
    const element = area.current;
    const onTouch = (event: TouchEvent) => {
      if (latest.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', onTouch, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', onTouch);
    };
  });
}
