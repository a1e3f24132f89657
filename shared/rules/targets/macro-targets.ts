import { ENERGY_PER_GRAM } from '#shared/records/nutrients';
import type { Objective } from '#shared/records/profile';

import { weightAtIndex } from './energy';

/** Grams a day. */
export interface MacroTargets {
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
}

// g/kg: inside 1.2-1.6 of the Dietary Guidelines 2025-2030 for everyday life, 1.6 when losing, 1.6-2.2
// for muscle (Morton, Br J Sports Med 2018; Iraki 2019). Shares of fat: inside 20-35 % (IOM 2005).
const PRESETS: Record<Objective, { proteinPerKg: number; fatShare: number }> = {
  lose_weight: { proteinPerKg: 1.6, fatShare: 0.25 },
  maintain_weight: { proteinPerKg: 1.4, fatShare: 0.3 },
  gain_muscle: { proteinPerKg: 1.8, fatShare: 0.25 },
  bulk: { proteinPerKg: 1.6, fatShare: 0.25 },
};

const FAT_LEAST_PER_KG = 0.6;
/** The upper ends of the acceptable ranges of protein and fat (IOM 2005), as shares of energy. */
const SHARE_MOST = 0.35;
const FIBER_PER_1000_KCAL = 14;
/**
 * Body mass index up to which grams follow the body weight. Above it they would grow with body fat, which needs no
 * protein.
 */
const INDEX_MOST = 25;

/**
 * Protein by body weight, fat by a share of the energy, carbohydrates the rest.
 * @param calories the day's energy, in kcal
 * @param weight in kg; limited to the weight at a body mass index of 25
 * @param height in cm
 */
export function macroTargets(
  objective: Objective,
  calories: number,
  { weight, height }: { weight: number; height: number },
): MacroTargets {
  const { proteinPerKg, fatShare } = PRESETS[objective];
  const counted = Math.min(weight, weightAtIndex(INDEX_MOST, height));
  const most = (energyPerGram: number) => (calories * SHARE_MOST) / energyPerGram;
  const protein = Math.min(proteinPerKg * counted, most(ENERGY_PER_GRAM.protein));
  const fatWanted = Math.max(
    (calories * fatShare) / ENERGY_PER_GRAM.fat,
    FAT_LEAST_PER_KG * counted,
  );
  const fat = Math.min(fatWanted, most(ENERGY_PER_GRAM.fat));
  const carbsEnergy = calories - protein * ENERGY_PER_GRAM.protein - fat * ENERGY_PER_GRAM.fat;
  return {
    protein: Math.round(protein),
    carbs: Math.round(carbsEnergy / ENERGY_PER_GRAM.carbs),
    fat: Math.round(fat),
    fiber: Math.round((calories / 1_000) * FIBER_PER_1000_KCAL),
  };
}
