import type { ReferenceFood } from './read-sr28';

/**
 * The foods of SR28 in our table: ingredients of dishes, raw and cooked. Dishes, brands and products come from the
 * survey's table, which has them as eaten; each cut of meat is kept once. Each group of the release has a rule: what is
 * kept, and what of that is left out.
 */
const GROUPS: Readonly<Record<string, { keep: RegExp; except?: RegExp }>> = {
  'Dairy and Egg Products': {
    keep: /^(Butter|Cheese|Cream|Egg|Ghee|Kefir|Milk|Sour cream|Whey|Yogurt)\b/,
    except:
      /imitation|substitute|stabilized|sugared, past|salted, past|human|product|spread|food|flavor|fruit|vanilla|chocolate|malted|filled|shakes?|protein fort|solids added|added nonfat|Mix\b/i,
  },
  'Spices and Herbs': { keep: /./ },
  'Fats and Oils': {
    keep: /^(Oil|Fat|Lard|Butter|Animal fat|Shortening, household|Margarine, regular, 80|Fish oil, cod)/,
    except: /industrial|hydrogenated|salad dressing|nutmeg|lecithin|oat$/i,
  },
  'Poultry Products': {
    keep: /^(Chicken, (broiler|ground|stewing|liver|gizzard|heart|feet|skin|canned)|Chicken (heart|liver)|Duck|Goose|Guinea|Ground turkey|Pheasant|Quail|Squab|Dove|Turkey, (all classes|whole|breast|dark|light|wing|drumstick|thigh)|Ostrich|Emu)/,
    except:
      /solution|rotisserie|from whole bird|retail parts|batter|back|neck|enhanced|young|fryer-roasters|prebasted|pre-basted|frozen|giblets and neck|microwaved|(Ostrich|Emu), (?!ground)/i,
  },
  'Soups, Sauces, and Gravies': {
    keep: /^Sauce, (fish|oyster|hoisin|sofrito|peanut, made|plum|peppers, hot|tomato chili|worcestershire|teriyaki, ready|homemade|pasta, spag)|^Fish sauce|^Soup, stock/,
  },
  'Sausages and Luncheon Meats': {
    keep: /^(Blood sausage|Bratwurst|Braunschweiger|Chorizo|Frankfurter, (beef|chicken)|Ham, chopped|Kielbasa|Knackwurst|Liver sausage|Liverwurst|Mortadella|Pate|Pepperoni|Polish|Pork sausage|Salami|Sausage, (Italian|Polish|smoked|chicken)|Bacon|Turkey bacon|Luncheon meat, pork)/,
    except: /lite|low|fat.?free|includes/i,
  },
  'Breakfast Cereals': {
    keep: /^Cereals, (oats|farina|corn grits|whole wheat hot natural|QUAKER, (corn grits|quick oats))/,
    except: /instant|QUAKER|flavor|fortified, (?!plain)|with salt/,
  },
  'Fruits and Fruit Juices': {
    keep: /./,
    except:
      /syrup|nectar|juice (pack|drink|blend|cocktail)|concentrate|frozen|with added|without skin, solids|unheated|water pack|sections|canned, water|canned, sweetened|California|Florida|fortified|cocktail|salad/i,
  },
  'Pork Products': {
    keep: /separable lean and fat|ground|variety meats|bacon|salt pork|feet|composite|belly|backfat|jowl/i,
    except:
      /solution|shank|blade roll|sirloin|center rib|country-style|top loin|water (added|product)|natural juices|shoulder,? (arm|blade|whole)|Boston|Leg cap|Leg sirloin|microwaved|reduced|canned|patties|steamed|braised, pan|pre-sliced|ham with|rump|loin, blade/i,
  },
  'Vegetables and Vegetable Products': {
    keep: /./,
    except:
      /frozen|with salt$|regular pack|low sodium|no salt|special dietary|creamed|dehydrated|solids and liquids|home-prepared|mix\b|instant|microwaved|from recipe|au gratin|scalloped|puffs|hash|french fried|unprepared|salad|juice cocktail|cream style|vacuum/i,
  },
  'Nut and Seed Products': {
    keep: /./,
    except:
      /with salt added|lightly salted|partially defatted|glandless|meal|flour, (low|high)|mixed nuts|honey|frozen|sweetened/i,
  },
  'Beef Products': {
    keep: /separable lean and fat.*(all grades|choice, raw)|ground, |variety meats|cured|composite|jerky|^Beef, (brisket|flank|plate|tripe|carcass)/i,
    except:
      /trimmed to 1\/4|bone-in|lip|select|prime|crumbles|patties|lean only|USDA|New Zealand|Australian|Wagyu|Denver|clod|mock tender|under blade|chuck eye|Country|America|tri-tip|knuckle|flat half|point half|inside|outside|small end|large end|ranch|petite|strips|breakfast|patty|thin sliced|eye of|porterhouse|blade roast|half|tip round|full cut|choice, cooked/i,
  },
  Beverages: {
    keep: /^Beverages, (coconut water|coffee substitute|rice (milk|drink)|tea, (black|green|herb, (?!cham))|yerba)|^Carob-flavor|^Cocoa mix, powder$/i,
    except: /ready/i,
  },
  'Finfish and Shellfish Products': {
    keep: /./,
    except: /imitation|Alaska|breaded|unprepared|surimi|nuggets|sticks/i,
  },
  'Legumes and Legume Products': {
    keep: /./,
    except:
      /with salt$|with salt added|solids and liquid|meat|franks|pork|low sodium|chocolate|light|flavors|reduced|defatted|protein (isolate|concentrate)|baked|meatless|vegetarian|with added|vanilla|burger|Frankfurter|pastes|bacon/i,
  },
  'Lamb, Veal, and Game Products': {
    keep: /composite|ground|variety meats|^Game meat|^Lamb, domestic.*lean and fat.*1\/8|^Veal.*lean and fat/,
    except:
      /New Zealand|Australian|imported|external|(lamb|veal),.*\b(lungs|spleen|pancreas|thymus|brain)\b|arm|blade|shank half|sirloin half|shoulder clod|petite|eye round|ribeye|top sirloin|lean only/i,
  },
  'Baked Products': {
    keep: /^(Leavening|Phyllo|Wonton|Bread, crumbs|Bread, pita|Tortillas|Puff pastry, frozen, ready-to-bake$|Pie crust, standard-type, prepared from recipe, baked)/,
    except: /low-sodium|without added/,
  },
  Sweets: {
    keep: /^(Sugars?|Honey|Molasses|Syrups?, (maple|cane|corn|grenadine|malt|sorghum|sugar-free|chocolate, fudge)|Jams|Marmalade|Jellies|Chocolate, dark|Baking chocolate|Candies, (halavah|marzipan|honey-combed|sesame|gum|caramels$|hard|marshmallow|milk chocolate$|white chocolate)|Fruit butters|Gelatins, dry powder, unsw|Almond paste|Sweeteners?, (agave|honey))/i,
    except: /high-fructose|diet|sodium sacch|almonds/i,
  },
  'Cereal Grains and Pasta': {
    keep: /./,
    except:
      /industrial|unenriched|protein-fortified|self-rising|corn bran|with added salt|gluten-free, (?!corn)/i,
  },
};

// Words in capitals are brands, except in the names of kinds.
const BRAND = /\b(?!NFS\b|BBQ\b|USA\b)[A-Z][A-Z'&]{2,}/;
const NOWHERE = /commodity|infant|baby|formulated|school lunch|\(includes foods for/i;

/** The foods of SR28 in our table. */
export function selectSr28(foods: readonly ReferenceFood[]): ReferenceFood[] {
  return foods.filter(({ name, maker, category, per100g }) => {
    const rule = GROUPS[category];
    if (!rule || maker !== '' || BRAND.test(name) || NOWHERE.test(name)) return false;
    if (per100g.calories === null) return false;
    return rule.keep.test(name) && !rule.except?.test(name);
  });
}
