import { INDIAN_BREADS } from './indian/breads';
import { INDIAN_SOUTH } from './indian/south';
import { INDIAN_SOUTH_CURRIES_AND_RICE } from './indian/south-curries-and-rice';
import { INDIAN_DALS_AND_VEGETABLES } from './indian/dals-and-vegetables';
import { INDIAN_VEGETABLES } from './indian/vegetables';
import { INDIAN_VEGETABLE_CURRIES } from './indian/vegetable-curries';
import { INDIAN_MEAT_AND_RICE } from './indian/meat-and-rice';
import { INDIAN_FISH_GRILLS_AND_RICE } from './indian/fish-grills-and-rice';
import { INDIAN_SNACKS_AND_SWEETS } from './indian/snacks-and-sweets';
import { INDIAN_RELISHES_AND_DRINKS } from './indian/relishes-and-drinks';
import { INDIAN_SWEETS } from './indian/sweets';
import { AFRICAN_PORRIDGES_AND_BREADS } from './african/porridges-and-breads';
import { AFRICAN_GRAIN_DISHES } from './african/grain-dishes';
import { AFRICAN_BREADS } from './african/breads';
import { AFRICAN_EAST_AND_SOUTH } from './african/east-and-south';
import { AFRICAN_BEANS_AND_BANANAS } from './african/beans-and-bananas';
import { AFRICAN_STEWS_AND_GRILLS } from './african/stews-and-grills';
import { AFRICAN_ETHIOPIAN } from './african/ethiopian';
import { AFRICAN_CENTRAL } from './african/central';
import { AFRICAN_ROOTS_AND_FRUITS } from './african/roots-and-fruits';
import { AFRICAN_WEST } from './african/west';
import { AFRICAN_WEST_SOUPS_AND_SNACKS } from './african/west-soups-and-snacks';
import { SOUTHEAST_ASIAN_PHILIPPINE } from './southeast-asian/philippine';
import { SOUTHEAST_ASIAN_PHILIPPINE_VEGETABLES } from './southeast-asian/philippine-vegetables';
import { SOUTHEAST_ASIAN_PHILIPPINE_FISH_AND_GRILLS } from './southeast-asian/philippine-fish-and-grills';
import { SOUTHEAST_ASIAN_PHILIPPINE_SWEETS } from './southeast-asian/philippine-sweets';
import { SOUTHEAST_ASIAN_LAO_AND_THAI } from './southeast-asian/lao-and-thai';
import { SOUTHEAST_ASIAN_THAI } from './southeast-asian/thai';
import { SOUTHEAST_ASIAN_THAI_SNACKS } from './southeast-asian/thai-snacks';
import { SOUTHEAST_ASIAN_VIETNAMESE_AND_MALAY } from './southeast-asian/vietnamese-and-malay';
import { SOUTHEAST_ASIAN_MALAY_AND_BURMESE } from './southeast-asian/malay-and-burmese';
import { EAST_ASIAN_CHINESE } from './east-asian/chinese';
import { EAST_ASIAN_CHINESE_PLATES_AND_SWEETS } from './east-asian/chinese-plates-and-sweets';
import { EAST_ASIAN_JAPANESE } from './east-asian/japanese';
import { EAST_ASIAN_JAPANESE_PLATES } from './east-asian/japanese-plates';
import { EAST_ASIAN_KOREAN } from './east-asian/korean';
import { LATIN_AMERICAN_MEXICAN } from './latin-american/mexican';
import { LATIN_AMERICAN_MEXICAN_TACOS_AND_SIDES } from './latin-american/mexican-tacos-and-sides';
import { LATIN_AMERICAN_MEXICAN_DRINKS_AND_SWEETS } from './latin-american/mexican-drinks-and-sweets';
import { LATIN_AMERICAN_SOUTH } from './latin-american/south';
import { LATIN_AMERICAN_SOUTH_DRINKS_AND_BAKES } from './latin-american/south-drinks-and-bakes';
import { LATIN_AMERICAN_BRAZILIAN } from './latin-american/brazilian';
import { LATIN_AMERICAN_ANDEAN } from './latin-american/andean';
import { MEDITERRANEAN_ITALIAN } from './mediterranean/italian';
import { MEDITERRANEAN_ITALIAN_SMALL_AND_SWEET } from './mediterranean/italian-small-and-sweet';
import { MEDITERRANEAN_FRENCH_AND_IBERIAN } from './mediterranean/french-and-iberian';
import { MEDITERRANEAN_GREEK_AND_TURKISH } from './mediterranean/greek-and-turkish';
import { MEDITERRANEAN_TURKISH } from './mediterranean/turkish';
import { MEDITERRANEAN_BALKAN } from './mediterranean/balkan';
import { MEDITERRANEAN_EASTERN_EUROPEAN } from './mediterranean/eastern-european';
import { MIDDLE_EASTERN_LEVANT_AND_GULF } from './middle-eastern/levant-and-gulf';
import { MIDDLE_EASTERN_RICE_AND_BREAD } from './middle-eastern/rice-and-bread';
import { MIDDLE_EASTERN_MAGHREB_AND_SWEETS } from './middle-eastern/maghreb-and-sweets';
import { CARIBBEAN_ISLANDS } from './caribbean/islands';
import { BRANDS_AND_RESTAURANTS_BURGERS_AND_CHICKEN } from './brands-and-restaurants/burgers-and-chicken';
import { BRANDS_AND_RESTAURANTS_SUBS_AND_WRAPS } from './brands-and-restaurants/subs-and-wraps';
import { BRANDS_AND_RESTAURANTS_PIZZA_AND_CAFES } from './brands-and-restaurants/pizza-and-cafes';
import { BRANDS_AND_RESTAURANTS_CAFE_FOOD } from './brands-and-restaurants/cafe-food';
import { BRANDS_AND_RESTAURANTS_BARS_AND_PACKS } from './brands-and-restaurants/bars-and-packs';
import { BRANDS_AND_RESTAURANTS_DRINKS_SNACKS_AND_SWEETS } from './brands-and-restaurants/drinks-snacks-and-sweets';
import { BRANDS_AND_RESTAURANTS_PACKED_MEALS } from './brands-and-restaurants/packed-meals';
import { UK_BREAKFASTS_AND_SANDWICHES } from './uk/breakfasts-and-sandwiches';
import { UK_FISH_AND_PLATES } from './uk/fish-and-plates';
import { UK_PIES_AND_STEWS } from './uk/pies-and-stews';
import { UK_VEGETABLES_AND_SOUPS } from './uk/vegetables-and-soups';
import { UK_BREAD_AND_BISCUITS } from './uk/bread-and-biscuits';
import { UK_CAKES_AND_PUDDINGS } from './uk/cakes-and-puddings';
import { UK_DRINKS_AND_SPREADS } from './uk/drinks-and-spreads';
import { PLAIN_DISHES } from './plain-dishes';
import { PLAIN_ADDITIONS } from './plain-additions';
import { PLAIN_PLATES } from './plain-plates';
import { RECALLED_LISTS } from './recalled-lists';
import type { OwnList } from './own-food';

/** Every list of ours, by kitchen. */
export const OWN_LISTS: readonly OwnList[] = [
  INDIAN_BREADS,
  INDIAN_SOUTH,
  INDIAN_SOUTH_CURRIES_AND_RICE,
  INDIAN_DALS_AND_VEGETABLES,
  INDIAN_VEGETABLES,
  INDIAN_VEGETABLE_CURRIES,
  INDIAN_MEAT_AND_RICE,
  INDIAN_FISH_GRILLS_AND_RICE,
  INDIAN_SNACKS_AND_SWEETS,
  INDIAN_RELISHES_AND_DRINKS,
  INDIAN_SWEETS,
  AFRICAN_PORRIDGES_AND_BREADS,
  AFRICAN_GRAIN_DISHES,
  AFRICAN_BREADS,
  AFRICAN_EAST_AND_SOUTH,
  AFRICAN_BEANS_AND_BANANAS,
  AFRICAN_STEWS_AND_GRILLS,
  AFRICAN_ETHIOPIAN,
  AFRICAN_CENTRAL,
  AFRICAN_ROOTS_AND_FRUITS,
  AFRICAN_WEST,
  AFRICAN_WEST_SOUPS_AND_SNACKS,
  SOUTHEAST_ASIAN_PHILIPPINE,
  SOUTHEAST_ASIAN_PHILIPPINE_VEGETABLES,
  SOUTHEAST_ASIAN_PHILIPPINE_FISH_AND_GRILLS,
  SOUTHEAST_ASIAN_PHILIPPINE_SWEETS,
  SOUTHEAST_ASIAN_LAO_AND_THAI,
  SOUTHEAST_ASIAN_THAI,
  SOUTHEAST_ASIAN_THAI_SNACKS,
  SOUTHEAST_ASIAN_VIETNAMESE_AND_MALAY,
  SOUTHEAST_ASIAN_MALAY_AND_BURMESE,
  EAST_ASIAN_CHINESE,
  EAST_ASIAN_CHINESE_PLATES_AND_SWEETS,
  EAST_ASIAN_JAPANESE,
  EAST_ASIAN_JAPANESE_PLATES,
  EAST_ASIAN_KOREAN,
  LATIN_AMERICAN_MEXICAN,
  LATIN_AMERICAN_MEXICAN_TACOS_AND_SIDES,
  LATIN_AMERICAN_MEXICAN_DRINKS_AND_SWEETS,
  LATIN_AMERICAN_SOUTH,
  LATIN_AMERICAN_SOUTH_DRINKS_AND_BAKES,
  LATIN_AMERICAN_BRAZILIAN,
  LATIN_AMERICAN_ANDEAN,
  MEDITERRANEAN_ITALIAN,
  MEDITERRANEAN_ITALIAN_SMALL_AND_SWEET,
  MEDITERRANEAN_FRENCH_AND_IBERIAN,
  MEDITERRANEAN_GREEK_AND_TURKISH,
  MEDITERRANEAN_TURKISH,
  MEDITERRANEAN_BALKAN,
  MEDITERRANEAN_EASTERN_EUROPEAN,
  MIDDLE_EASTERN_LEVANT_AND_GULF,
  MIDDLE_EASTERN_RICE_AND_BREAD,
  MIDDLE_EASTERN_MAGHREB_AND_SWEETS,
  CARIBBEAN_ISLANDS,
  BRANDS_AND_RESTAURANTS_BURGERS_AND_CHICKEN,
  BRANDS_AND_RESTAURANTS_SUBS_AND_WRAPS,
  BRANDS_AND_RESTAURANTS_PIZZA_AND_CAFES,
  BRANDS_AND_RESTAURANTS_CAFE_FOOD,
  BRANDS_AND_RESTAURANTS_BARS_AND_PACKS,
  BRANDS_AND_RESTAURANTS_DRINKS_SNACKS_AND_SWEETS,
  BRANDS_AND_RESTAURANTS_PACKED_MEALS,
  UK_BREAKFASTS_AND_SANDWICHES,
  UK_FISH_AND_PLATES,
  UK_PIES_AND_STEWS,
  UK_VEGETABLES_AND_SOUPS,
  UK_BREAD_AND_BISCUITS,
  UK_CAKES_AND_PUDDINGS,
  UK_DRINKS_AND_SPREADS,
  PLAIN_DISHES,
  PLAIN_PLATES,
  PLAIN_ADDITIONS,
  ...RECALLED_LISTS,
];
