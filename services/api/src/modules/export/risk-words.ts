/** Words of the register's columns, as its page has them. */
import type { Language, RiskExportColumn, RiskSeverity } from '@parapet/contracts';
import type { RISK_CATEGORIES } from '@parapet/contracts/rules';

interface RiskWords {
  headers: Readonly<Record<RiskExportColumn, string>>;
  severities: Readonly<Record<RiskSeverity, string>>;
  /** Those that the product brings along are stored in English (D39). */
  categories: Readonly<Record<(typeof RISK_CATEGORIES)[number], string>>;
}

export const RISK_WORDS: Readonly<Record<Language, RiskWords>> = {
  en: {
    headers: {
      title: 'Risk',
      category: 'Category',
      severity: 'Severity',
      risk_score: 'Score',
      status: 'Status',
      flow: 'Risk Flow',
      owner_id: 'Owner',
      reviewer_id: 'Reviewer',
      due_date: 'Due',
      selected_assets: 'Assets',
      selected_scenarios: 'Risk Scenarios',
      impact_level: 'Impact',
      probability: 'Probability',
      table_id: 'Register',
      updated_at: 'Changed',
      created_at: 'Created',
    },
    severities: { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' },
    categories: {
      Security: 'Security',
      Privacy: 'Privacy',
      Operational: 'Operational',
      Financial: 'Financial',
      Regulatory: 'Regulatory',
    },
  },
  de: {
    headers: {
      title: 'Risiko',
      category: 'Kategorie',
      severity: 'Schweregrad',
      risk_score: 'Risikowert',
      status: 'Status',
      flow: 'Risikoprozess',
      owner_id: 'Eigentümer/in',
      reviewer_id: 'Prüfer/in',
      due_date: 'Fällig',
      selected_assets: 'Assets',
      selected_scenarios: 'Risikoszenarien',
      impact_level: 'Auswirkung',
      probability: 'Wahrscheinlichkeit',
      table_id: 'Register',
      updated_at: 'Geändert',
      created_at: 'Erstellt',
    },
    severities: { low: 'Niedrig', medium: 'Mittel', high: 'Hoch', critical: 'Kritisch' },
    categories: {
      Security: 'Sicherheit',
      Privacy: 'Datenschutz',
      Operational: 'Betrieb',
      Financial: 'Finanzen',
      Regulatory: 'Regulatorik',
    },
  },
  fr: {
    headers: {
      title: 'Risque',
      category: 'Catégorie',
      severity: 'Gravité',
      risk_score: 'Score',
      status: 'Statut',
      flow: 'Parcours de risque',
      owner_id: 'Propriétaire',
      reviewer_id: 'Vérificateur',
      due_date: 'Échéance',
      selected_assets: 'Actifs',
      selected_scenarios: 'Scénarios de risque',
      impact_level: 'Impact',
      probability: 'Probabilité',
      table_id: 'Registre',
      updated_at: 'Modifié',
      created_at: 'Créé',
    },
    severities: { low: 'Faible', medium: 'Moyenne', high: 'Élevée', critical: 'Critique' },
    categories: {
      Security: 'Sécurité',
      Privacy: 'Protection des données',
      Operational: 'Opérationnel',
      Financial: 'Financier',
      Regulatory: 'Réglementaire',
    },
  },
  es: {
    headers: {
      title: 'Riesgo',
      category: 'Categoría',
      severity: 'Gravedad',
      risk_score: 'Puntuación',
      status: 'Estado',
      flow: 'Flujo de riesgo',
      owner_id: 'Propietario',
      reviewer_id: 'Revisor',
      due_date: 'Vencimiento',
      selected_assets: 'Activos',
      selected_scenarios: 'Escenarios de riesgo',
      impact_level: 'Impacto',
      probability: 'Probabilidad',
      table_id: 'Registro',
      updated_at: 'Modificado',
      created_at: 'Creado',
    },
    severities: { low: 'Baja', medium: 'Media', high: 'Alta', critical: 'Crítica' },
    categories: {
      Security: 'Seguridad',
      Privacy: 'Privacidad',
      Operational: 'Operativo',
      Financial: 'Financiero',
      Regulatory: 'Regulatorio',
    },
  },
};
